import { type Ref, useRef, useState } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { LoadFailure } from '../../patterns/load-failure/LoadFailure.tsx';
import { PageHeader } from '../../patterns/page-header/PageHeader.tsx';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { Panel } from '../../primitives/panel/Panel.tsx';
import { SegmentedControl } from '../../primitives/segmented-control/SegmentedControl.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { loadableOf } from '../../queries/loadableOf.ts';
import { useWalletId } from '../../queries/useWalletId.ts';
import { MarkAllRead } from './MarkAllRead.tsx';
import { NotificationListSkeleton } from './NotificationListSkeleton.tsx';
import { type NotificationFilter, NotificationPages } from './NotificationPages.tsx';
import { notOnPhone } from './NotificationsScreen.css.ts';
import { useNotifications, useUnreadCount } from './notificationsQuery.ts';

/** Number of unread notifications, announced on change. */
function NewCount({ ref }: { ref: Ref<HTMLElement> }) {
  const t = useMessage();
  const unread = useUnreadCount(useWalletId());
  return (
    <Text
      ref={ref}
      tabIndex={-1}
      size="small"
      tone="muted"
      role="status"
      className={unread === 0 ? undefined : notOnPhone}
    >
      {unread === 0 && <span>{t('notifications.allRead')}</span>}
      {unread !== null && unread > 0 && (
        <Badge tone="action">{t('notifications.new', { count: unread })}</Badge>
      )}
    </Text>
  );
}

/** The member's notifications, newest first, with the unread count. Spec §2. */
export function NotificationsScreen() {
  const t = useMessage();
  const [filter, setFilter] = useState<NotificationFilter>('all');
  const count = useRef<HTMLElement>(null);
  const notifications = loadableOf(useNotifications(useWalletId()));
  return (
    <Stack gap="l" width="full" maxWidth="list" marginInline="auto">
      <PageHeader
        title={t('notifications.title')}
        note={<NewCount ref={count} />}
        actions={
          <>
            <SegmentedControl
              label={t('notifications.filter')}
              segments={[
                { value: 'all', label: t('notifications.filter.all') },
                { value: 'unread', label: t('notifications.filter.unread') },
              ]}
              value={filter}
              onChange={setFilter}
            />
            <MarkAllRead next={count} />
          </>
        }
      />
      {notifications.status === 'failed' ? (
        <LoadFailure emptyText={t('notifications.notLoaded')} onRetry={notifications.onRetry} />
      ) : (
        <Panel as="section" aria-label={t('notifications.title')}>
          {notifications.status === 'loading' ? (
            <NotificationListSkeleton />
          ) : (
            <NotificationPages key={filter} notifications={notifications.data} filter={filter} />
          )}
        </Panel>
      )}
    </Stack>
  );
}
