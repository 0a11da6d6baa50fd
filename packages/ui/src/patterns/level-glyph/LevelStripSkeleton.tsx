import { levels } from '@upline/domain';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import * as styles from './LevelStrip.css.ts';

/** Skeleton of the level strip while the chain answers. */
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
