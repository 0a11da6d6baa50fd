import { Badge, DataCell, DataGrid, DataHead, DataRow, useShortcuts } from '@upline/ui';
import { CircleX } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAtBench } from '../frame/benchContext.ts';
import { valuesText, valueText } from '../frame/valueText.ts';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import type { BenchCall } from '../ports/explore.ts';
import * as styles from './Transaction.css.ts';
import { callerOf, treeRows } from './treeRows.ts';

function Words({ call: { to, name, args } }: { call: BenchCall }) {
  const { backend } = useAtBench();
  return (
    <span className={styles.treeWords}>
      <strong>{valueText(backend, { type: 'address', value: to, isMoney: false })}</strong>{' '}
      <span>{`${name}(${valuesText(backend, args)})`}</span>
    </span>
  );
}

function Result({ call: { isReverted, reason, results } }: { call: BenchCall }) {
  const d = useBenchMessage();
  const { backend } = useAtBench();
  if (!isReverted) return results.length > 0 && <span>{`→ ${valuesText(backend, results)}`}</span>;
  return (
    <Badge tone="critical" icon={CircleX}>
      {reason?.name || d('desk.bench.reverted')}
    </Badge>
  );
}

/**
 * Call tree of a transaction with columns: arrows move, → expands, ← collapses or moves to the
 * caller.
 */
export function CallTree({ call: first }: { call: BenchCall }) {
  const d = useBenchMessage();
  const grid = useRef<HTMLDivElement>(null);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [cursor, setCursor] = useState(first.id);
  const rows = treeRows(first, folded);
  const at = Math.max(
    rows.findIndex(({ call }) => call.id === cursor),
    0,
  );

  function go(id: string | undefined) {
    if (id === undefined) return;
    setCursor(id);
    grid.current?.querySelector<HTMLElement>(`[data-call="${id}"]`)?.focus();
  }

  /** Moves by J and K; the first press returns to the last focused row. */
  function step(by: number) {
    const isInside = grid.current?.contains(document.activeElement);
    go(rows[isInside ? at + by : at]?.call.id);
  }
  useShortcuts({ j: () => step(1), k: () => step(-1) });

  function fold(id: string, isFolded: boolean) {
    const next = new Set(folded);
    if (isFolded) next.add(id);
    else next.delete(id);
    setFolded(next);
  }

  function act(key: string): boolean {
    const call = rows[at]?.call;
    if (!call) return false;
    const isOpen = call.calls.length > 0 && !folded.has(call.id);
    switch (key) {
      case 'ArrowDown':
        go(rows[at + 1]?.call.id);
        return true;
      case 'ArrowUp':
        go(rows[at - 1]?.call.id);
        return true;
      case 'Home':
        go(rows[0]?.call.id);
        return true;
      case 'End':
        go(rows.at(-1)?.call.id);
        return true;
      case 'ArrowRight':
        if (isOpen) go(call.calls[0]?.id);
        else fold(call.id, false);
        return true;
      case 'ArrowLeft':
        if (isOpen) fold(call.id, true);
        else go(callerOf(call.id) || undefined);
        return true;
      default:
        return false;
    }
  }

  return (
    <DataGrid
      ref={grid}
      opens
      aria-label={d('desk.bench.callTree')}
      className={styles.tree}
      onKeyDown={(event) => {
        if (act(event.key)) event.preventDefault();
      }}
    >
      <DataRow className={styles.treeHead}>
        <DataHead>{d('desk.bench.call')}</DataHead>
        <DataHead className={styles.figure}>{d('desk.bench.gas')}</DataHead>
        <DataHead>{d('desk.bench.result')}</DataHead>
      </DataRow>
      {rows.map(({ call, level }) => (
        <DataRow
          key={call.id}
          className={styles.treeRow}
          data-call={call.id}
          aria-level={level}
          aria-selected={rows[at]?.call.id === call.id}
          {...(call.calls.length > 0 && { 'aria-expanded': !folded.has(call.id) })}
          tabIndex={rows[at]?.call.id === call.id ? 0 : -1}
          onFocus={() => setCursor(call.id)}
          onClick={() => fold(call.id, !folded.has(call.id))}
        >
          <DataCell className={styles.treeCall} style={{ paddingInlineStart: `${(level - 1) * 20}px` }}>
            <span className={styles.fold} aria-hidden>
              {call.calls.length > 0 ? '›' : ''}
            </span>
            <span className={styles.treeKind}>
              <Badge tone={call.type === 'STATICCALL' ? 'neutral' : 'info'}>{call.type}</Badge>
            </span>
            <Words call={call} />
          </DataCell>
          <DataCell className={styles.figure}>{call.gas.toLocaleString('en')}</DataCell>
          <DataCell className={styles.treeWords}>
            <Result call={call} />
          </DataCell>
        </DataRow>
      ))}
    </DataGrid>
  );
}
