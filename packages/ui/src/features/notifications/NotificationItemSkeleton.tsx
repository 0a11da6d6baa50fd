import { Inline } from '../../primitives/inline/Inline.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { item, words } from './NotificationItem.css.ts';

/** The shape of a notification while it is on its way. */
export function NotificationItemSkeleton() {
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
