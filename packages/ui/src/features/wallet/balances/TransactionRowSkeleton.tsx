import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { first, row, second, words } from './TransactionRow.css.ts';

export function TransactionRowSkeleton() {
  return (
    <div className={row} aria-hidden>
      <Skeleton picture="s" />
      <div className={words}>
        <div className={first}>
          <Skeleton text="bodyStrong" width="short" />
          <Skeleton text="bodyStrong" width="short" />
        </div>
        <div className={second}>
          <Skeleton text="small" width="medium" />
          <Skeleton text="small" width="medium" />
        </div>
      </div>
    </div>
  );
}
