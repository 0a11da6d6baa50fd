import type { BrowserStorage } from '../src/store/browserStorage.ts';

/** A browser storage in memory, with its items exposed. */
export interface MemoryStorage extends BrowserStorage {
  items: Map<string, string>;
}

export function memoryStorage(items: Record<string, string> = {}): MemoryStorage {
  const map = new Map(Object.entries(items));
  return {
    items: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}
