import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { waiting, waitingHead } from './LedgerLines.css.ts';

const waitingRows = Array.from({ length: 8 }, (_, index) => index);

export function LedgerLinesSkeleton() {
  return (
    <div aria-hidden>
      <div className={waitingHead} />
      {waitingRows.map((row) => (
        <div key={row} className={waiting}>
          <Skeleton text="body" width="medium" />
          <Skeleton text="body" width="short" />
        </div>
      ))}
    </div>
  );
}
