import { useState } from 'react';
import type { QueuedTicket } from './queueQuery.ts';

interface Settled {
  question: string;
  pages: number;
  rows: readonly QueuedTicket[];
}

/**
 * Keeps rows in place while tickets change: each row shows its current data, and new tickets wait
 * for `bringIn`.
 * @param question Identifies the list; a different list starts with all its rows.
 * @param pages Loaded pages; rows of a new page are appended.
 */
export function useSettledRows(question: string, pages: readonly (readonly QueuedTicket[])[] | undefined) {
  const [settled, setSettled] = useState<Settled>({ question: '', pages: 0, rows: [] });
  const all = pages?.flat() ?? [];
  const bringIn = () => setSettled({ question, pages: pages?.length ?? 0, rows: all });
  if (pages && settled.question !== question) bringIn();
  else if (pages && pages.length > settled.pages) {
    const shown = new Set(settled.rows.map(({ id }) => id));
    const added = pages.slice(settled.pages).flat();
    const rows = [...settled.rows, ...added.filter(({ id }) => !shown.has(id))];
    setSettled({ question, pages: pages.length, rows });
  }
  const now = new Map(all.map((ticket) => [ticket.id, ticket]));
  const rows = settled.rows.map((row) => now.get(row.id) ?? row);
  const shown = new Set(rows.map(({ id }) => id));
  return { rows, waiting: all.filter(({ id }) => !shown.has(id)).length, bringIn };
}
