import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { foot, head, row, words } from './LedgerLine.css.ts';

/** The shape of a line while it is on its way. */
export function LedgerLineSkeleton() {
  return (
    <div className={row} aria-hidden>
      <Skeleton circle="m" />
      <div className={words}>
        <div className={head}>
          <Skeleton text="bodyStrong" width="medium" />
          <Skeleton text="bodyStrong" width="short" />
        </div>
        <Skeleton text="small" width="short" />
        <div className={foot}>
          <Skeleton text="small" width="medium" />
        </div>
      </div>
    </div>
  );
}
