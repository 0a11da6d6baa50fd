import { useMessage } from '../../messages/useMessage.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { dot, group, row, words } from './NotificationItem.css.ts';

function NotificationItemSkeleton() {
  return (
    <div className={row}>
      <span className={dot} />
      <Skeleton picture="s" />
      <div className={words}>
        <Skeleton text="body" width="long" />
        <Skeleton text="small" width="short" />
      </div>
    </div>
  );
}

const places = [1, 2, 3, 4, 5];

export function NotificationListSkeleton() {
  const t = useMessage();
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{t('notifications.loading')}</VisuallyHidden>
      <div className={group} aria-hidden>
        <span className={dot} />
        <Skeleton text="caption" width="short" />
      </div>
      <div aria-hidden>
        {places.map((place) => (
          <NotificationItemSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}
