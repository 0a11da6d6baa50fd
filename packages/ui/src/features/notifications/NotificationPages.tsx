import { defaultPageSize } from '@upline/domain';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { Pagination } from '../../primitives/pagination/Pagination.tsx';
import { usePages } from '../../queries/usePages.ts';
import { foot } from './NotificationItem.css.ts';
import { NotificationList } from './NotificationList.tsx';
import type { Notification } from './notificationsQuery.ts';
import { useMarkReadAloud } from './useMarkReadAloud.ts';

export type NotificationFilter = 'all' | 'unread';

export interface NotificationPagesProps {
  /** All notifications, newest first. */
  notifications: readonly Notification[];
  filter: NotificationFilter;
}

/** The filtered notifications, ten per page. */
export function NotificationPages({ notifications, filter }: NotificationPagesProps) {
  const t = useMessage();
  const { mutate } = useMarkReadAloud();
  // Notifications marked here stay visible, so that no row moves under the pointer.
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const passing = notifications.filter(({ id, isRead }) => filter === 'all' || !isRead || marked.has(id));
  const { page, pageCount, shown, turnTo } = usePages(passing, defaultPageSize);

  function markRead(id: string) {
    setMarked(new Set([...marked, id]));
    mutate(id);
  }

  if (passing.length === 0) {
    const isEmpty = notifications.length === 0;
    return <EmptyState icon={Bell} title={t(isEmpty ? 'notifications.empty' : 'notifications.noneUnread')} />;
  }
  return (
    <>
      <NotificationList notifications={shown} onMarkRead={markRead} />
      {pageCount > 1 && (
        <div className={foot}>
          <Pagination page={page} pageCount={pageCount} onChange={turnTo} />
        </div>
      )}
    </>
  );
}
