import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { footer, head, name, root } from './LevelCard.css.ts';

/** The shape of a level's card while the chain is asked how it stands. */
export function LevelCardSkeleton() {
  return (
    <div className={root} aria-hidden>
      <div className={head}>
        <Skeleton picture="l" />
        <div className={name}>
          <Skeleton text="title3" width="short" />
          <Skeleton text="small" width="short" />
        </div>
      </div>
      <Skeleton text="amountL" width="short" />
      <div className={footer}>
        <Skeleton text="body" />
      </div>
    </div>
  );
}
