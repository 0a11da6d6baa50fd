import { useMessage } from '../../messages/useMessage.ts';
import { NotificationItem, type NotificationItemProps } from './NotificationItem.tsx';

export interface NotificationListProps {
  /** Newest first. */
  notifications: readonly Omit<NotificationItemProps, 'onMarkRead'>[];
  /** Called with the ID of one that is not read. */
  onMarkRead: (id: string) => void;
}

/** What a member was told, newest first. */
export function NotificationList({ notifications, onMarkRead }: NotificationListProps) {
  const t = useMessage();
  return (
    <ul aria-label={t('notifications.title')}>
      {notifications.map((notification) => (
        <NotificationItem
          key={notification.id}
          {...notification}
          onMarkRead={() => onMarkRead(notification.id)}
        />
      ))}
    </ul>
  );
}
