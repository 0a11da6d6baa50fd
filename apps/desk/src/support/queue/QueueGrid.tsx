import { DataCell, DataGrid, DataHead, DataRow, useShortcuts, VisuallyHidden } from '@upline/ui';
import { classNames } from '@upline/ui/styling';
import { Fragment, useCallback, useRef, useState } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { rowStep } from '../../shell/rowStep.ts';
import { dueGroupOf, dueGroups } from '../due/timeLeft.ts';
import { useMinute } from '../due/useMinute.ts';
import * as styles from './Queue.css.ts';
import { QueueRow } from './QueueRow.tsx';
import type { QueuedTicket } from './queueQuery.ts';

export interface QueueGridProps {
  rows: readonly QueuedTicket[];
  /** True to group rows by due period. */
  isGrouped: boolean;
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
  onOpen: (ticket: QueuedTicket) => void;
  /** Key handlers for the focused row. */
  onKey: Readonly<Record<string, (ticket: QueuedTicket) => void>>;
}

/** Maximum number of columns. */
const columnCount = 9;

/**
 * The queue as a grid with one focused row: J and K move, X selects, Enter opens; other keys act on
 * the row.
 */
export function QueueGrid({ rows, isGrouped, selected, onSelect, onOpen, onKey }: QueueGridProps) {
  const d = useDeskMessage();
  const grid = useRef<HTMLDivElement>(null);
  const now = useMinute();
  const [cursor, setCursor] = useState<string | null>(null);
  const at = rows.findIndex(({ id }) => id === cursor);
  const current = rows[Math.max(at, 0)];

  const select = useCallback((id: string, isSelected: boolean) => onSelect([id], isSelected), [onSelect]);

  function move(by: number) {
    // The first key press focuses the first row.
    const next = rows[at === -1 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)];
    if (!next) return;
    setCursor(next.id);
    const row = grid.current?.querySelector<HTMLElement>(`[data-ticket="${CSS.escape(next.id)}"]`);
    row?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  }

  function open() {
    if (current && grid.current?.contains(document.activeElement)) onOpen(current);
  }

  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    '[': () => move(-1),
    ']': () => move(1),
    ...Object.fromEntries(
      Object.entries(onKey).map(([key, act]) => [key, () => current && at !== -1 && act(current)]),
    ),
    x: () => current && at !== -1 && onSelect([current.id], !selected.has(current.id)),
  });

  const groups = isGrouped
    ? dueGroups
        .map((group) => ({ group, tickets: rows.filter((row) => dueGroupOf(row.replyDueAt, now) === group) }))
        .filter(({ tickets }) => tickets.length > 0)
    : [{ group: 'all' as const, tickets: rows }];
  const isAll = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  return (
    <DataGrid
      ref={grid}
      aria-label={d('desk.queue.list')}
      aria-rowcount={rows.length + 1}
      aria-multiselectable
      className={styles.grid}
      onClick={({ target }) => {
        if (!(target instanceof Element) || target.closest('a, input')) return;
        target.closest('[data-ticket]')?.querySelector<HTMLElement>('a')?.click();
      }}
      onKeyDown={(event) => {
        if (event.target instanceof HTMLInputElement) return;
        const step = rowStep(event.key, { count: rows.length, move, open });
        if (!step) return;
        event.preventDefault();
        step();
      }}
    >
      <DataRow className={styles.head}>
        <DataHead className={styles.fromTablet}>
          <input
            type="checkbox"
            className={styles.check}
            aria-label={d('desk.queue.selectAll')}
            checked={isAll}
            onChange={() =>
              onSelect(
                rows.map(({ id }) => id),
                !isAll,
              )
            }
          />
        </DataHead>
        <DataHead>
          <VisuallyHidden>{d('desk.queue.priority')}</VisuallyHidden>
        </DataHead>
        <DataHead className={styles.fromDesktop}>{d('desk.queue.number')}</DataHead>
        <DataHead>{d('desk.queue.subject')}</DataHead>
        <DataHead className={styles.fromChain}>{d('desk.queue.chain')}</DataHead>
        <DataHead className={styles.fromTablet}>{d('desk.queue.member')}</DataHead>
        <DataHead className={styles.fromTablet}>
          <VisuallyHidden>{d('desk.queue.assignee')}</VisuallyHidden>
        </DataHead>
        <DataHead className={styles.due}>{d('desk.queue.due')}</DataHead>
        <DataHead className={classNames(styles.last, styles.fromDesktop)}>{d('desk.queue.last')}</DataHead>
      </DataRow>
      {groups.map(({ group, tickets }) => (
        <Fragment key={group}>
          {group !== 'all' && (
            <DataRow className={styles.groupRow}>
              <DataCell className={styles.groupName} aria-colspan={columnCount}>
                <span>{d(`desk.queue.group.${group}`)}</span> <span>{tickets.length}</span>
              </DataCell>
            </DataRow>
          )}
          {tickets.map((ticket) => (
            <QueueRow
              key={ticket.id}
              ticket={ticket}
              isSelected={selected.has(ticket.id)}
              isCursor={ticket.id === current?.id}
              now={now}
              onSelect={select}
              onCursor={setCursor}
            />
          ))}
        </Fragment>
      ))}
    </DataGrid>
  );
}
