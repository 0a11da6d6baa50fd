import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { end, row, start, words } from './TransactionRow.css.ts';

/** The shape of a transaction's row while it is on its way. */
export function TransactionRowSkeleton() {
  return (
    <div className={row} aria-hidden>
      <Skeleton circle="m" />
      <div className={words}>
        <div className={start}>
          <Skeleton text="bodyStrong" width="short" />
          <Skeleton text="small" width="medium" />
        </div>
        <div className={end}>
          <Skeleton text="bodyStrong" width="short" />
          <Skeleton text="small" width="medium" />
        </div>
      </div>
    </div>
  );
}
