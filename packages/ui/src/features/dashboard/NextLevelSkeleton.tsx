import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { band, name } from './NextLevel.css.ts';

/** The shape of the level that comes next while the chain is asked which it is. */
export function NextLevelSkeleton() {
  return (
    <div className={band}>
      <Skeleton block="row" className={name} />
      <Skeleton block="row" />
      <Skeleton block="control" />
    </div>
  );
}
