import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { skeleton } from './MemberRow.css.ts';

export function MemberRowSkeleton() {
  return (
    <div className={skeleton} aria-hidden>
      <Skeleton picture="s" />
      <Skeleton text="mono" width="medium" />
      <Skeleton text="small" width="short" />
    </div>
  );
}
