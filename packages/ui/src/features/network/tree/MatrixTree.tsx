import { generations } from '@upline/domain';
import { useCallback, useMemo, useState } from 'react';
import { classNames } from '../../../css/classNames.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { Tree } from '../../../primitives/tree/Tree.tsx';
import { lineWidth, single, tree } from './MatrixTree.css.ts';
import { MatrixTreeRow } from './MatrixTreeRow.tsx';
import type { MatrixPlace } from './matrixMember.ts';
import { matrixRows, type SlotsOf } from './matrixRows.ts';

/** Five slots stand in one line where there is room: from the picture above them to the button there, 4 px each around. */
const lines = { columns: generations, from: lineWidth, indent: 52, end: 20 };

/** With more rows open each slot has a line of its own: a long scroll past five in each would not be smooth. */
const linedAtMost = 25;

export interface MatrixTreeProps {
  /** Whose direct rows they are; read aloud when focus enters. */
  label: string;
  /** The topmost rows. */
  members: readonly MatrixPlace[];
  /** The wallets whose slots are in sight. */
  expanded: ReadonlySet<string>;
  onExpandedChange: (expanded: Set<string>) => void;
  slotsOf: SlotsOf;
  /** Whom a search has found; `''` for nobody. */
  match: string;
  /** Opens a member: Enter on their row, or a press beside its buttons. */
  onOpen: (wallet: string) => void;
}

/** Members below members, five slots each; slots are asked for when they are opened. Spec §2. */
export function MatrixTree(props: MatrixTreeProps) {
  const { label, members, expanded, onExpandedChange, slotsOf, match, onOpen } = props;
  const t = useMessage();
  const [rowsOf] = useState(matrixRows);
  const { nodes, rows } = useMemo(
    () => rowsOf(members, expanded, slotsOf, t),
    [rowsOf, members, expanded, slotsOf, t],
  );
  const toggle = useCallback(
    (wallet: string) => {
      const next = new Set(expanded);
      if (!next.delete(wallet)) next.add(wallet);
      onExpandedChange(next);
    },
    [expanded, onExpandedChange],
  );
  const renderRow = useCallback(
    (id: string) => {
      const row = rows.get(id);
      if (!row) return null;
      return (
        <MatrixTreeRow
          row={row}
          isExpanded={expanded.has(id)}
          isMatch={id === match}
          onToggle={() => toggle(id)}
        />
      );
    },
    [rows, expanded, match, toggle],
  );
  const isLined = expanded.size <= linedAtMost;
  return (
    <Tree
      className={classNames(tree, !isLined && single)}
      rowHeight={60}
      {...(isLined && { sideBySide: lines })}
      toggles="topmost"
      label={label}
      nodes={nodes}
      renderRow={renderRow}
      expandedKeys={expanded}
      onExpandedChange={onExpandedChange}
      onAction={(id) => {
        const row = rows.get(id);
        if (row && 'member' in row) onOpen(id);
      }}
      onRetry={(id) => {
        const slots = slotsOf(id);
        if (slots.status === 'failed') slots.onRetry();
      }}
    />
  );
}
