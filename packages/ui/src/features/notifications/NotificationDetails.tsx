import { ticketAboutPath } from '@upline/domain';
import { Check, CircleDot } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { usePorts } from '../../ports/ports.tsx';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { type Description, DescriptionList } from '../../primitives/description-list/DescriptionList.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { LinkButton } from '../../primitives/link-button/LinkButton.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { Timestamp } from '../../primitives/timestamp/Timestamp.tsx';
import { TxLink } from '../../primitives/tx-link/TxLink.tsx';
import { NotificationQuiet, NotificationSentence } from './NotificationText.tsx';
import { notificationIcons, wayOf } from './notificationKinds.ts';
import type { Notification } from './notificationsQuery.ts';
import { OperatorReason } from './OperatorReason.tsx';
import { useMarkReadAloud } from './useMarkReadAloud.ts';

interface NotificationStateProps {
  isRead: boolean;
}

/** Read or unread, as text and mark. */
function NotificationState({ isRead }: NotificationStateProps) {
  const t = useMessage();
  return isRead ? (
    <Badge icon={Check}>{t('notifications.isRead')}</Badge>
  ) : (
    <Badge icon={CircleDot} tone="action">
      {t('notifications.isUnread')}
    </Badge>
  );
}

/** Time of a notification, with its transaction if any. */
function useFacts({ timestamp, transaction }: Notification): Description[] {
  const t = useMessage();
  const { explorer } = usePorts().balances;
  const when = { term: t('notification.when'), details: <Timestamp iso={timestamp} detail="dateTime" /> };
  if (transaction === '') return [when];
  const link = <TxLink hash={transaction} {...(explorer && { explorer })} />;
  return [when, { term: t('notification.transaction'), details: link }];
}

export interface NotificationDetailsProps {
  notification: Notification;
}

/** A complete notification with its subject; marked as read when first shown. */
export function NotificationDetails({ notification }: NotificationDetailsProps) {
  const t = useMessage();
  const facts = useFacts(notification);
  const { mutate, isError } = useMarkReadAloud();
  const { id, isRead, kind, transaction, facts: told } = notification;
  const words = useRef<HTMLHeadingElement>(null);
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current || isRead) return;
    isOpened.current = true;
    mutate(id);
  }, [id, isRead, mutate]);
  const way = wayOf(notification);
  // Counts as read as soon as it opens; only a failed mark shows it as unread.
  const isUnread = isError && !isRead;

  function markRead() {
    // The pressed button disappears and would drop the focus.
    words.current?.focus();
    mutate(id);
  }

  return (
    <Stack as="article" gap="l">
      <Inline gap="xs">
        <Badge icon={notificationIcons[kind]}>{t(`notifications.kind.${kind}`)}</Badge>
        <NotificationState isRead={!isUnread} />
      </Inline>
      <Stack gap="m">
        <Heading level={2} size="title3" ref={words} tabIndex={-1}>
          <NotificationSentence notification={notification} />
        </Heading>
        <Text as="p" tone="muted">
          <NotificationQuiet notification={notification} />
        </Text>
        {told && 'reason' in told && told.reason && <OperatorReason reason={told.reason} />}
      </Stack>
      <DescriptionList items={facts} />
      <Inline gap="s">
        {way && (
          <LinkButton tone="primary" href={way.href}>
            {t({ id: way.label })}
          </LinkButton>
        )}
        {transaction !== '' && (
          <LinkButton href={ticketAboutPath(transaction)}>{t('notification.help')}</LinkButton>
        )}
        {isUnread && <Button onPress={markRead}>{t('notifications.markRead')}</Button>}
      </Inline>
    </Stack>
  );
}
