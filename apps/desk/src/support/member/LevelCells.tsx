import { levels, type Position } from '@upline/domain';
import { VisuallyHidden } from '@upline/ui';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import * as styles from './Member.css.ts';

export interface LevelCellsProps {
  /** Bought levels. */
  positions: readonly Position[];
  /** Level of the failed purchase in the ticket's transaction. */
  failed?: Position | null;
}

/** All nine levels in a row, with bought and failed ones marked. */
export function LevelCells({ positions, failed = null }: LevelCellsProps) {
  const d = useDeskMessage();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without markers
    <ul role="list" className={styles.levels} aria-label={d('desk.member.levels')}>
      {levels.map(({ position, kind }) => {
        const isBought = positions.includes(position);
        const state = isBought ? 'bought' : position === failed ? 'failed' : 'none';
        const look = isBought ? kind : position === failed ? 'failed' : 'none';
        return (
          <li key={position} className={styles.level[look]}>
            <VisuallyHidden>{d('desk.member.level', { level: position, state })}</VisuallyHidden>
            <span aria-hidden>{position}</span>
          </li>
        );
      })}
    </ul>
  );
}
