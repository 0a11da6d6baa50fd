import { useSyncExternalStore } from 'react';

/** An observable value: the state of a port. */
export interface Readable<T> {
  /** The current value. The same object until it changes. */
  get(): T;
  /** Calls the listener after each change. @returns A function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/**
 * The current value of a readable.
 * @param atBuild Value in a prerendered page, which knows no visitor. React hydrates with it and
 * then switches to the current value.
 */
export function useReadable<T>(readable: Readable<T>, atBuild?: T): T {
  const taken = atBuild === undefined ? readable.get : () => atBuild;
  return useSyncExternalStore(readable.subscribe, readable.get, taken);
}
