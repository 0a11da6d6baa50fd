import { highestPosition, levels, nextPosition, type Position } from '@upline/domain';
import { classNames } from '../../css/classNames.ts';
import { useMessage } from '../../messages/useMessage.ts';
import * as styles from './LevelGlyph.css.ts';

export interface LevelGlyphProps {
  /** The positions that the member has bought, in any order. */
  activated: readonly Position[];
  /**
   * 24, 40 or 56 px.
   * @default 'l'
   */
  size?: keyof typeof styles.sizes;
  /**
   * Whether the reader can buy the next one: on another member's page nothing is next.
   * @default false
   */
  isOwn?: boolean;
}

/** The nine levels as a picture of three by three, in which every third is a global pool, named by how far they are bought. */
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
