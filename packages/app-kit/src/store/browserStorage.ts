/** The browser's storage as the app uses it: a browser that refuses storage only forgets. */
export interface BrowserStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

function attempt<T>(fallback: T, act: () => T): T {
  try {
    return act();
  } catch {
    return fallback;
  }
}

/** `localStorage`, which throws on every use where the browser forbids it or is full. */
export const browserStorage: BrowserStorage = {
  getItem: (key) => attempt(null, () => localStorage.getItem(key)),
  setItem: (key, value) => attempt(undefined, () => localStorage.setItem(key, value)),
  removeItem: (key) => attempt(undefined, () => localStorage.removeItem(key)),
};
