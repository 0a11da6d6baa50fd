import type { Journal } from '@upline/chain';
import type { Attempt } from '@upline/chain/internal';

/** A journal in memory. */
export interface MemoryJournal<Kind extends Attempt> extends Journal<Kind> {
  /** The newest request at each time that it was written, in order. */
  notes: Kind[];
  newest(): Kind | null;
}

/** A journal as an earlier page has left it. */
export function memoryJournal<Kind extends Attempt>(earlier: Kind | null = null): MemoryJournal<Kind> {
  const notes: Kind[] = [];
  let held: readonly Kind[] = earlier ? [earlier] : [];
  return {
    notes,
    newest: () => held.at(-1) ?? null,
    read: () => held,
    write(requests) {
      held = requests;
      notes.push(...requests.slice(-1));
    },
  };
}
