import { generations } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { Text } from '../../../primitives/text/Text.tsx';
import { withinRow } from '../../../primitives/tree/withinRow.ts';
import { MatrixNode } from './MatrixNode.tsx';
import { row as rowStyle, taken as takenStyle, view } from './MatrixTree.css.ts';
import { labelOf, type MatrixRow } from './matrixRows.ts';

export interface MatrixTreeRowProps {
  row: MatrixRow;
  isExpanded: boolean;
  onToggle: () => void;
}

/** A member in the tree with the way to their five slots, or a slot that is empty. Spec §2. */
export function MatrixTreeRow({ row, isExpanded, onToggle }: MatrixTreeRowProps) {
  const t = useMessage();
  if (!('member' in row)) return <Text tone="muted">{t('tree.slot.empty', { slot: row.slot })}</Text>;
  const words = isExpanded ? t('tree.collapse') : t('tree.view');
  return (
    <div className={rowStyle}>
      <MatrixNode {...row.member} />
      <Text size="small" tone="muted" className={takenStyle}>
        {t('tree.taken', { taken: row.taken, slots: generations })}
      </Text>
      <button
        {...withinRow}
        type="button"
        className={view}
        aria-label={`${words}: ${labelOf(row.member)}`}
        onClick={(event) => {
          event.stopPropagation();
          onToggle();
        }}
      >
        {words}
      </button>
    </div>
  );
}
