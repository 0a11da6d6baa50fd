import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { row, who } from './MemberRow.css.ts';

/** The shape of a member's row while it is on its way. */
export function MemberRowSkeleton() {
  return (
    <div className={row} aria-hidden>
      <Skeleton circle="s" />
      <div className={who}>
        <Skeleton text="mono" width="medium" />
      </div>
      <Skeleton text="small" width="short" />
    </div>
  );
}
