import type { BrowserStorage } from '../src/store/browserStorage.ts';

/** A browser's storage in memory, with what is in it laid open. */
export interface MemoryStorage extends BrowserStorage {
  items: Map<string, string>;
}

/** A storage that begins with the given items. */
export function memoryStorage(items: Record<string, string> = {}): MemoryStorage {
  const map = new Map(Object.entries(items));
  return {
    items: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}
