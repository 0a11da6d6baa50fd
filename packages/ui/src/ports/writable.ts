import type { Readable } from './readable.ts';

/** A readable with a setter for its owner. */
export interface Writable<T> extends Readable<T> {
  set(value: T): void;
}

export function writable<T>(initial: T): Writable<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
