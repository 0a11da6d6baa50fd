import { createContext, useContext } from 'react';
import type { Attempt } from './attempt.ts';

/** What was sent from this device and has not been answered. */
export interface Outbox {
  attempts: readonly Attempt[];
  /** The key of the one that leaves just now. */
  leaving: string | null;
  /** Keeps one, in the place of an earlier one of its key. */
  keep(attempt: Attempt): void;
  /** Forgets one, by its key. */
  drop(key: string): void;
}

export const OutboxContext = createContext<Outbox | null>(null);

/** @throws Error outside a `DeskOutbox`. */
export function useOutbox(): Outbox {
  const outbox = useContext(OutboxContext);
  if (!outbox) throw new Error('A composer stands outside DeskOutbox.');
  return outbox;
}
