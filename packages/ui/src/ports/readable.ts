import { useSyncExternalStore } from 'react';

/** A value that changes by itself and can be watched: what every port with state hands out. */
export interface Readable<T> {
  /** The value now. The same object until it changes. */
  get(): T;
  /** Calls back after each change. @returns What ends the watch. */
  subscribe(listener: () => void): () => void;
}

/**
 * The value of a readable, as it changes.
 * @param atBuild What it is in a page that was rendered at build, which knows nothing of the visitor: React
 * takes that page over with this value first and then shows the one that is true here.
 */
export function useReadable<T>(readable: Readable<T>, atBuild?: T): T {
  const taken = atBuild === undefined ? readable.get : () => atBuild;
  return useSyncExternalStore(readable.subscribe, readable.get, taken);
}
