import { useCallback, useMemo, useState } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { Tree } from '../../../primitives/tree/Tree.tsx';
import { MatrixTreeRow } from './MatrixTreeRow.tsx';
import type { MatrixPlace } from './matrixMember.ts';
import { matrixRows, type SlotsOf } from './matrixRows.ts';

export interface MatrixTreeProps {
  /** Whose direct rows they are; read aloud when focus enters. */
  label: string;
  /** The topmost rows. */
  members: readonly MatrixPlace[];
  /** The wallets whose slots are in sight. */
  expanded: ReadonlySet<string>;
  onExpandedChange: (expanded: Set<string>) => void;
  slotsOf: SlotsOf;
  /** Opens a member: Enter on their row, or a press beside its buttons. */
  onOpen: (wallet: string) => void;
}

/** Members below members, five slots each; slots are asked for when they are opened. Spec §2. */
export function MatrixTree(props: MatrixTreeProps) {
  const { label, members, expanded, onExpandedChange, slotsOf, onOpen } = props;
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
      return <MatrixTreeRow row={row} isExpanded={expanded.has(id)} onToggle={() => toggle(id)} />;
    },
    [rows, expanded, toggle],
  );
  return (
    <Tree
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
