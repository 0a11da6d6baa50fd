import type { Attempt, Journal } from '../transaction/attempt.ts';

/** A journal in memory. */
export interface MemoryJournal<Kind extends Attempt> extends Journal<Kind> {
  /** All that was ever written into it, in order. */
  notes: Kind[];
}

/** A journal as an earlier page has left it. */
export function memoryJournal<Kind extends Attempt>(earlier: Kind | null = null): MemoryJournal<Kind> {
  const notes: Kind[] = [];
  let held = earlier;
  return {
    notes,
    read: () => held,
    note(attempt) {
      held = attempt;
      notes.push(attempt);
    },
    forget() {
      held = null;
    },
  };
}
