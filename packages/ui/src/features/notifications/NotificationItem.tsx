import { notificationPath } from '@upline/domain';
import { Check } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { Avatar } from '../../primitives/avatar/Avatar.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { Timestamp } from '../../primitives/timestamp/Timestamp.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import * as styles from './NotificationItem.css.ts';
import { NotificationQuiet, NotificationSentence } from './NotificationText.tsx';
import { isLong, notificationIcons } from './notificationKinds.ts';
import type { Notification } from './notificationsQuery.ts';
import { OperatorReason } from './OperatorReason.tsx';

/** The picture of a new referral; otherwise the icon of the kind. */
function Picture({ notification: { kind, person } }: { notification: Notification }) {
  if (person && kind === 'referralJoined') {
    return <Avatar size="s" wallet={person.walletId} photo={person.photo} />;
  }
  return (
    <span className={styles.marks[kind === 'incomeLost' ? 'lost' : 'plain']}>
      <Icon icon={notificationIcons[kind]} size="s" />
    </span>
  );
}

export interface NotificationItemProps {
  notification: Notification;
  onMarkRead: () => void;
}

/** One notification in the list. Opening it marks it as read. */
export function NotificationItem({ notification, onMarkRead }: NotificationItemProps) {
  const { id, isRead, kind, timestamp, facts } = notification;
  const t = useMessage();
  const buttonId = useId();
  const sentenceId = useId();
  const link = useRef<HTMLAnchorElement>(null);

  function markRead() {
    // The pressed button disappears and would drop the focus.
    link.current?.focus();
    onMarkRead();
  }

  return (
    <li className={styles.row}>
      <span className={classNames(styles.dot, !isRead && styles.isNew)}>
        {!isRead && <VisuallyHidden>{t('notifications.isUnread')}</VisuallyHidden>}
      </span>
      <Picture notification={notification} />
      <div className={styles.words}>
        <Text tone={isRead ? 'muted' : 'default'} truncate>
          <AriaLink ref={link} id={sentenceId} href={notificationPath(id)} className={styles.opener}>
            <NotificationSentence notification={notification} />
          </AriaLink>
        </Text>
        <Text as="div" size="small" tone="muted" truncate={!isLong(kind)}>
          <NotificationQuiet notification={notification} />
        </Text>
        {facts && 'reason' in facts && facts.reason && <OperatorReason reason={facts.reason} />}
      </div>
      <div className={styles.end}>
        {!isRead && (
          <span className={styles.markRead}>
            <Button
              id={buttonId}
              size="s"
              tone="soft"
              icon={Check}
              aria-labelledby={`${buttonId} ${sentenceId}`}
              onPress={markRead}
            >
              {t('notifications.markRead')}
            </Button>
          </span>
        )}
        <Timestamp iso={timestamp} detail="age" size="small" tone="muted" />
      </div>
    </li>
  );
}
