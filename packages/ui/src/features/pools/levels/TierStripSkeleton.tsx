import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { root } from './TierStrip.css.ts';

export interface TierStripSkeletonProps {
  tiers: number;
}

/** The shape of a family's tiers while the chain is asked how they stand. */
export function TierStripSkeleton({ tiers }: TierStripSkeletonProps) {
  const places = Array.from({ length: tiers }, (_, index) => index + 1);
  return (
    <div className={root} aria-hidden>
      {places.map((place) => (
        <Skeleton key={place} block="control" />
      ))}
    </div>
  );
}
