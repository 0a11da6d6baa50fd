import { Check, CircleDot } from 'lucide-react';
import { useMessage } from '../../messages/useMessage.ts';
import { Badge } from '../../primitives/badge/Badge.tsx';

export interface NotificationStateProps {
  isRead: boolean;
}

/** Whether a notification was read, by word and mark. */
export function NotificationState({ isRead }: NotificationStateProps) {
  const t = useMessage();
  return isRead ? (
    <Badge icon={Check}>{t('notifications.isRead')}</Badge>
  ) : (
    <Badge icon={CircleDot} tone="action">
      {t('notifications.isUnread')}
    </Badge>
  );
}
