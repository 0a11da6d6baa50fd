import type { DraftsPort } from '@upline/ui/ports';
import { type Attempt, attemptsIn } from './attempt.ts';

/** Where the device keeps it, for whatever ticket. */
const place = 'desk.sending';

/** The attempts of this device. Every change starts from what stands there now: another tab may have changed it. */
export interface KeptAttempts {
  read(): readonly Attempt[];
  /** The attempts as this page last read or changed them: the same array until they differ. */
  shown(): readonly Attempt[];
  /** Calls back when `shown` answers otherwise, also by the hand of another tab. @returns Ends that. */
  subscribe(listener: () => void): () => void;
  /** @returns What is kept then. */
  change(after: (before: readonly Attempt[]) => readonly Attempt[]): readonly Attempt[];
  /** Whether the device keeps it, as against this page alone. */
  isStored(key: string): boolean;
}

export function createKeptAttempts(drafts: DraftsPort): KeptAttempts {
  /** What the device refuses to keep, by key: this page still has it. */
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
