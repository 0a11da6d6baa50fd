import type { Ref } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { Text } from '../../primitives/text/Text.tsx';
import { useWalletId } from '../../queries/useWalletId.ts';
import { useUnreadCount } from './notificationsQuery.ts';

/** How many notifications are not read, read aloud whenever that changes. */
export function UnreadCount({ ref }: { ref: Ref<HTMLElement> }) {
  const t = useMessage();
  const unread = useUnreadCount(useWalletId());
  return (
    <Text ref={ref} tabIndex={-1} size="bodyStrong" role="status">
      {unread !== null &&
        (unread === 0 ? t('notifications.allRead') : t('notifications.unread', { count: unread }))}
    </Text>
  );
}
