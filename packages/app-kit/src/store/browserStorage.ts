/** The browser's storage; without permission to store, it reads as empty. */
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

/** `localStorage` with caught errors: each call throws if the browser blocks storage or is full. */
export const browserStorage: BrowserStorage = {
  getItem: (key) => attempt(null, () => localStorage.getItem(key)),
  setItem: (key, value) => attempt(undefined, () => localStorage.setItem(key, value)),
  removeItem: (key) => attempt(undefined, () => localStorage.removeItem(key)),
};
