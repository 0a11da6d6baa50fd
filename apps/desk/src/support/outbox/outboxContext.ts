import { createContext, useContext } from 'react';
import type { Attempt } from './attempt.ts';

/** What was sent from this device and has not been answered. */
export interface Outbox {
  attempts: readonly Attempt[];
  /** The key of the one that leaves just now. */
  leaving: string | null;
  /** Whether one leaves at this moment, also before the page shows it. */
  isLeaving(key: string): boolean;
  /** Keeps one, in the place of an earlier one of its key. @returns Whether a reload would find it. */
  keep(attempt: Attempt): boolean;
  /** Puts one in the place of another, if that is still kept. */
  replace(key: string, attempt: Attempt): void;
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
