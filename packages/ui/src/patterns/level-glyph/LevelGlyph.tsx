import { highestPosition, levels, nextPosition, type Position } from '@upline/domain';
import { classNames } from '../../css/classNames.ts';
import { useMessage } from '../../messages/useMessage.ts';
import * as styles from './LevelGlyph.css.ts';

export interface LevelGlyphProps {
  /** Positions that the member has bought, in any order. */
  activated: readonly Position[];
  /**
   * 24, 40 or 56 px.
   * @default 'l'
   */
  size?: keyof typeof styles.sizes;
  /**
   * True on the member's own page: outlines the next level to buy.
   * @default false
   */
  isOwn?: boolean;
}

/**
 * The nine levels as an image of three by three cells; the third column is the global pools. Its
 * accessible name is the highest level bought.
 */
export function LevelGlyph({ activated, size = 'l', isOwn = false }: LevelGlyphProps) {
  const t = useMessage();
  const following = isOwn ? nextPosition(activated) : null;
  return (
    <div
      role="img"
      aria-label={t('level.reached', { level: highestPosition(activated) })}
      className={classNames(styles.root, styles.sizes[size])}
    >
      {levels.map(({ position, kind }) => (
        <span
          key={position}
          className={classNames(
            styles.cell,
            activated.includes(position) && styles.held[kind],
            position === following && styles.next,
          )}
        />
      ))}
    </div>
  );
}
