import { generations } from '@upline/domain';
import { useCallback, useMemo, useState } from 'react';
import { classNames } from '../../../css/classNames.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { Tree } from '../../../primitives/tree/Tree.tsx';
import { lineWidth, single, tree } from './MatrixTree.css.ts';
import { MatrixTreeRow } from './MatrixTreeRow.tsx';
import type { MatrixSeat } from './matrixMember.ts';
import { matrixRows, type SlotsOf } from './matrixRows.ts';

/**
 * Layout of five slots in one line, between the picture and the button above, with 4 px of padding.
 */
const lines = { columns: generations, from: lineWidth, indent: 52, end: 20 };

/** Above this number of expanded rows each slot has its own line, for smooth scrolling. */
const linedAtMost = 25;

export interface MatrixTreeProps {
  /** Label of the list, announced on focus. */
  label: string;
  /** The top-level rows. */
  members: readonly MatrixSeat[];
  /** Wallets with visible slots. */
  expanded: ReadonlySet<string>;
  onExpandedChange: (expanded: Set<string>) => void;
  slotsOf: SlotsOf;
  /** Wallet of the found member; `''` for none. */
  match: string;
  /** Opens a member: Enter on the row, or a press outside its buttons. */
  onOpen: (wallet: string) => void;
}

/** A tree of members, five slots each; slots are loaded when expanded. Spec §2. */
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
