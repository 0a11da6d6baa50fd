import { ChevronDown } from 'lucide-react';
import { classNames } from '../../../css/classNames.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { withinRow } from '../../../primitives/tree/withinRow.ts';
import { MatrixNode } from './MatrixNode.tsx';
import { MatrixSlots } from './MatrixSlots.tsx';
import * as styles from './MatrixTree.css.ts';
import { labelOf, type MatrixRow } from './matrixRows.ts';

export interface MatrixTreeRowProps {
  row: MatrixRow;
  isExpanded: boolean;
  isMatch: boolean;
  onToggle: () => void;
}

/** The lines to a row, on phones. */
function Trunk({ level, isLast }: Pick<MatrixRow, 'level' | 'isLast'>) {
  return (
    <>
      {!(isLast && level > 1) && <span aria-hidden className={isLast ? styles.trunkEnd : styles.trunk} />}
      {level === 1 && <span aria-hidden className={styles.branch} />}
    </>
  );
}

/** A member of the tree with the toggle of their slots, or the number of free slots. Spec §2. */
export function MatrixTreeRow({ row, isExpanded, isMatch, onToggle }: MatrixTreeRowProps) {
  const t = useMessage();
  if (!('member' in row)) {
    return (
      <>
        <Trunk {...row} />
        <div className={styles.free}>
          <Text size="small" tone="muted">
            {t('tree.slots.free', { free: row.free })}
          </Text>
        </div>
      </>
    );
  }
  const { member, level, taken } = row;
  const isChip = level > 1 && !isExpanded;
  const words = isExpanded ? t('tree.collapse') : t('tree.view');
  return (
    <>
      <Trunk {...row} />
      <div
        className={isChip ? styles.chip : classNames(styles.row, isMatch && styles.found)}
        data-match={isMatch || undefined}
      >
        <MatrixNode {...member} />
        {!isChip && <MatrixSlots taken={taken} className={styles.taken} />}
        {(level === 1 || taken > 0) && (
          <button
            {...withinRow}
            type="button"
            className={styles.view}
            aria-label={`${words}: ${labelOf(member)}`}
            onClick={(event) => {
              event.stopPropagation();
              onToggle();
            }}
          >
            {isChip ? <Icon icon={ChevronDown} size="s" /> : words}
          </button>
        )}
      </div>
    </>
  );
}
