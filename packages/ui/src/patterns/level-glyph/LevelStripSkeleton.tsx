import { levels } from '@upline/domain';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import * as styles from './LevelStrip.css.ts';

/** The shape of the nine levels while the chain is asked how they stand. */
export function LevelStripSkeleton() {
  return (
    <div className={styles.frame} aria-hidden>
      <div className={styles.root}>
        {levels.map(({ position }) => (
          <Skeleton key={position} block="card" className={styles.place} />
        ))}
      </div>
    </div>
  );
}
