import { useMessage } from '../../messages/useMessage.ts';
import { Text } from '../../primitives/text/Text.tsx';
import { NotificationItemSkeleton } from './NotificationItemSkeleton.tsx';

const places = [1, 2, 3, 4, 5];

/** The shape of the list while it is on its way. */
export function NotificationListSkeleton() {
  const t = useMessage();
  return (
    <div aria-busy>
      <Text tone="muted" role="status">
        {t('notifications.loading')}
      </Text>
      {places.map((place) => (
        <NotificationItemSkeleton key={place} />
      ))}
    </div>
  );
}
