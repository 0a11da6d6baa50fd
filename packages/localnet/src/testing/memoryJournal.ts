import type { Journal } from '@upline/chain';
import type { Attempt } from '@upline/chain/internal';

export interface MemoryJournal<Kind extends Attempt> extends Journal<Kind> {
  /** The newest request at each write, in order. */
  notes: Kind[];
  newest(): Kind | null;
}

/** An in-memory journal, with an earlier page's request if given. */
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
