import { useSyncExternalStore } from 'react';

/** A value that changes by itself and can be watched: what every port with state hands out. */
export interface Readable<T> {
  /** The value now. The same object until it changes. */
  get(): T;
  /** Calls back after each change. @returns What ends the watch. */
  subscribe(listener: () => void): () => void;
}

/** The value of a readable, as it changes. */
export function useReadable<T>(readable: Readable<T>): T {
  return useSyncExternalStore(readable.subscribe, readable.get, readable.get);
}
