import { type Ref, useRef, useState } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { LoadFailure } from '../../patterns/load-failure/LoadFailure.tsx';
import { PageHeader } from '../../patterns/page-header/PageHeader.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { SegmentedControl } from '../../primitives/segmented-control/SegmentedControl.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { loadableOf } from '../../queries/loadableOf.ts';
import { useWalletId } from '../../queries/useWalletId.ts';
import { MarkAllRead } from './MarkAllRead.tsx';
import { NotificationListSkeleton } from './NotificationListSkeleton.tsx';
import { type NotificationFilter, NotificationPages } from './NotificationPages.tsx';
import { useNotifications, useUnreadCount } from './notificationsQuery.ts';

/** How many notifications are not read, read aloud whenever that changes. */
function UnreadCount({ ref }: { ref: Ref<HTMLElement> }) {
  const t = useMessage();
  const unread = useUnreadCount(useWalletId());
  return (
    <Text ref={ref} tabIndex={-1} size="bodyStrong" role="status">
      {unread !== null &&
        (unread === 0 ? t('notifications.allRead') : t('notifications.unread', { count: unread }))}
    </Text>
  );
}

/** What the member was told, newest first, and how much of it they have not read. Spec §2. */
export function NotificationsScreen() {
  const t = useMessage();
  const [filter, setFilter] = useState<NotificationFilter>('all');
  const count = useRef<HTMLElement>(null);
  const notifications = loadableOf(useNotifications(useWalletId()));
  return (
    <Stack gap="l">
      <PageHeader title={t('notifications.title')} />
      <Card>
        <Inline justifyContent="space-between" gap="m">
          <SegmentedControl
            label={t('notifications.filter')}
            segments={[
              { value: 'all', label: t('notifications.filter.all') },
              { value: 'unread', label: t('notifications.filter.unread') },
            ]}
            value={filter}
            onChange={setFilter}
          />
          <Inline gap="s">
            <UnreadCount ref={count} />
            <MarkAllRead next={count} />
          </Inline>
        </Inline>
        {notifications.status === 'loading' && <NotificationListSkeleton />}
        {notifications.status === 'failed' && (
          <LoadFailure emptyText={t('notifications.notLoaded')} onRetry={notifications.onRetry} />
        )}
        {notifications.status === 'loaded' && (
          <NotificationPages key={filter} notifications={notifications.data} filter={filter} />
        )}
      </Card>
    </Stack>
  );
}
