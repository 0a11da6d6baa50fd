import { notificationPath } from '@upline/domain';
import { useRef } from 'react';
import { classNames } from '../../css/classNames.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { Timestamp } from '../../primitives/timestamp/Timestamp.tsx';
import { item, mark, marks, words } from './NotificationItem.css.ts';
import { NotificationState } from './NotificationState.tsx';
import { type NotificationSubject, notificationIcons, wayOf } from './notificationKinds.ts';

export interface NotificationItemProps extends NotificationSubject {
  id: string;
  message: string;
  /** ISO 8601. */
  timestamp: string;
  isRead: boolean;
  onMarkRead: () => void;
}

/** One notification in the list: its words lead to its details, and beside them to what it is about. */
export function NotificationItem(props: NotificationItemProps) {
  const { id, kind, message, timestamp, isRead, onMarkRead } = props;
  const t = useMessage();
  const link = useRef<HTMLAnchorElement>(null);
  const way = wayOf(props);

  function markRead() {
    // The button goes with the press, and would take the focus with it.
    link.current?.focus();
    onMarkRead();
  }

  return (
    <li className={item}>
      <span className={classNames(mark, marks[isRead ? 'read' : 'unread'])}>
        <Icon icon={notificationIcons[kind]} />
      </span>
      <div className={words}>
        <Text size={isRead ? 'body' : 'bodyStrong'}>
          <Link ref={link} href={notificationPath(id)} tone="plain">
            {message}
          </Link>
        </Text>
        <Inline gap="xs">
          <NotificationState isRead={isRead} />
          <Text as="div" size="small" tone="muted">
            {t(`notifications.kind.${kind}`)}
          </Text>
          <Timestamp iso={timestamp} detail="dateTime" size="small" tone="muted" />
        </Inline>
        <Inline gap="m">
          {way && (
            <Text size="small">
              <Link href={way.href}>{t({ id: way.label })}</Link>
            </Text>
          )}
          {!isRead && (
            <Button
              size="s"
              tone="soft"
              aria-label={t('notifications.markReadName', { message })}
              onPress={markRead}
            >
              {t('notifications.markRead')}
            </Button>
          )}
        </Inline>
      </div>
    </li>
  );
}
