import { useId } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { Text } from '../../primitives/text/Text.tsx';
import { dot, group as groupStyle } from './NotificationItem.css.ts';
import { NotificationItem } from './NotificationItem.tsx';
import type { Notification } from './notificationsQuery.ts';

export interface NotificationListProps {
  /** Newest first. */
  notifications: readonly Notification[];
  /** Called with the ID of an unread notification. */
  onMarkRead: (id: string) => void;
}

const isToday = ({ timestamp }: Notification) =>
  new Date(timestamp).toDateString() === new Date().toDateString();

/** Notifications, newest first, grouped into today's and older ones. */
export function NotificationList({ notifications, onMarkRead }: NotificationListProps) {
  const t = useMessage();
  const groups = [
    { title: t('notifications.today'), of: notifications.filter(isToday) },
    { title: t('notifications.earlier'), of: notifications.filter((one) => !isToday(one)) },
  ];
  return groups
    .filter(({ of }) => of.length > 0)
    .map(({ title, of }) => (
      <NotificationGroup key={title} title={title} notifications={of} onMarkRead={onMarkRead} />
    ));
}

function NotificationGroup({ title, notifications, onMarkRead }: NotificationListProps & { title: string }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div className={groupStyle}>
        <span className={dot} />
        <h2 id={titleId}>
          <Text size="caption" tone="muted">
            {title}
          </Text>
        </h2>
      </div>
      <ul aria-labelledby={titleId}>
        {notifications.map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            onMarkRead={() => onMarkRead(notification.id)}
          />
        ))}
      </ul>
    </section>
  );
}
