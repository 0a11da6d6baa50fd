import type { PoolKind } from '@upline/domain';
import { classNames } from '../../css/classNames.ts';
import * as styles from './LevelArt.css.ts';

/** One node above five: the buyer's seat and the seats below. */
function RaceDrawing() {
  return (
    <>
      <path d="M28 22v10M8 41v-5q0-4 4-4h32q4 0 4 4v5M18 32v9M28 32v9M38 32v9" />
      <circle className={styles.solid} cx="28" cy="15" r="6.5" />
      {[8, 18, 28, 38, 48].map((cx) => (
        <circle key={cx} className={styles.solid} cx={cx} cy="42" r="3.75" />
      ))}
    </>
  );
}

/** A globe: all buyers share the pool. */
function GlobalDrawing() {
  return (
    <>
      <circle cx="28" cy="28" r="18" />
      <ellipse cx="28" cy="28" rx="8" ry="18" />
      <path d="M10 28h36M13 19h30M13 37h30" />
    </>
  );
}

const drawings = { race: RaceDrawing, global: GlobalDrawing };

export interface LevelArtProps {
  kind: PoolKind;
  /**
   * 28, 40 or 56 px.
   * @default 'l'
   */
  size?: keyof typeof styles.sizes;
  /**
   * Blurs the drawing, for a locked level.
   * @default false
   */
  isLocked?: boolean;
  className?: string;
}

/**
 * The drawing of a pool family, 28 px or larger; use an icon below that. Write the family's name
 * beside it.
 */
export function LevelArt({ kind, size = 'l', isLocked = false, className }: LevelArtProps) {
  const Drawing = drawings[kind];
  return (
    <span className={classNames(styles.root, styles.sizes[size], styles.kinds[kind], className)} aria-hidden>
      <svg
        className={classNames(styles.drawing, isLocked && styles.locked)}
        viewBox="0 0 56 56"
        focusable={false}
        aria-hidden
      >
        <Drawing />
      </svg>
    </span>
  );
}
