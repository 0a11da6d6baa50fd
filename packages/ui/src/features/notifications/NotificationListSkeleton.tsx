import { useMessage } from '../../messages/useMessage.ts';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { item, words } from './NotificationItem.css.ts';

/** The shape of a notification while it is on its way. */
function NotificationItemSkeleton() {
  return (
    <div className={item} aria-hidden>
      <Skeleton circle="m" />
      <div className={words}>
        <Skeleton text="body" width="long" />
        <Inline gap="xs">
          <Skeleton text="small" width="short" />
          <Skeleton text="small" width="medium" />
        </Inline>
        <Skeleton text="small" width="short" />
      </div>
    </div>
  );
}

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
