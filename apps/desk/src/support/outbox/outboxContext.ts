import { createContext, useContext } from 'react';
import type { Attempt } from './attempt.ts';

/** Unconfirmed attempts of this device. */
export interface Outbox {
  attempts: readonly Attempt[];
  /** Key of the attempt in flight. */
  leaving: string | null;
  /** True if the attempt is in flight, synchronously, before the next render. */
  isLeaving(key: string): boolean;
  /**
   * Stores an attempt, replacing an earlier one with its key.
   * @returns True if it survives a reload.
   */
  keep(attempt: Attempt): boolean;
  /** Replaces an attempt if it still exists. */
  replace(key: string, attempt: Attempt): void;
  drop(key: string): void;
}

export const OutboxContext = createContext<Outbox | null>(null);

/** @throws Error outside a `DeskOutbox`. */
export function useOutbox(): Outbox {
  const outbox = useContext(OutboxContext);
  if (!outbox) throw new Error('A composer stands outside DeskOutbox.');
  return outbox;
}
