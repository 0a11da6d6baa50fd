import type { DraftsPort } from '@upline/ui/ports';
import { type Attempt, attemptsIn } from './attempt.ts';

/** Storage key for the attempts of all tickets. */
const place = 'desk.sending';

/**
 * The attempts of this device. Every change reads storage first, because another tab may have
 * written it.
 */
export interface SavedAttempts {
  read(): readonly Attempt[];
  /** Cached attempts; the same array until the content changes. */
  shown(): readonly Attempt[];
  /** Notifies when `shown` changes, from other tabs too. @returns Unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** @returns The attempts after the change. */
  change(after: (before: readonly Attempt[]) => readonly Attempt[]): readonly Attempt[];
  /** True if the device stores the attempt; false if only this page's memory does. */
  isStored(key: string): boolean;
}

export function createKeptAttempts(drafts: DraftsPort): SavedAttempts {
  /** Attempts that storage rejected, by key, kept in memory. */
  let unstored: ReadonlyMap<string, Attempt> = new Map();

  function read(): readonly Attempt[] {
    const stored = attemptsIn(drafts.read(place));
    const added = [...unstored.values()].filter(({ key }) => !stored.some((one) => one.key === key));
    return [...stored.map((one) => unstored.get(one.key) ?? one), ...added];
  }

  let shown = read();
  const listeners = new Set<() => void>();

  function show(next: readonly Attempt[]) {
    if (JSON.stringify(next) === JSON.stringify(shown)) return;
    shown = next;
    for (const listener of listeners) listener();
  }
  const follow = () => show(read());

  return {
    read,
    shown: () => shown,
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', follow);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', follow);
      };
    },
    change(after) {
      const next = after(read());
      drafts.write(place, next.length === 0 ? '' : JSON.stringify(next));
      const stored = new Map(attemptsIn(drafts.read(place)).map((one) => [one.key, JSON.stringify(one)]));
      const refused = next.filter((one) => stored.get(one.key) !== JSON.stringify(one));
      unstored = new Map(refused.map((one) => [one.key, one]));
      show(next);
      return next;
    },
    isStored: (key) => !unstored.has(key),
  };
}
