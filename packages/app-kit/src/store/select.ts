import type { Readable } from '@upline/ui/ports';
import type { AppState, AppStore } from './store.ts';

/** A part of the store for ports: the same object until it changes. */
export function select<T>(store: AppStore, selector: (state: AppState) => T): Readable<T> {
  let source: AppState | undefined;
  let value: T;
  return {
    get() {
      const state = store.getState();
      if (state !== source) {
        source = state;
        value = selector(state);
      }
      return value;
    },
    subscribe: store.subscribe,
  };
}
