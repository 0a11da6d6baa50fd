import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { skeleton } from './MemberRow.css.ts';

/** The shape of a member's row while it is on its way. */
export function MemberRowSkeleton() {
  return (
    <div className={skeleton} aria-hidden>
      <Skeleton picture="s" />
      <Skeleton text="mono" width="medium" />
      <Skeleton text="small" width="short" />
    </div>
  );
}
