import { storageKeys } from '@upline/domain';
import { type BrowserStorage, browserStorage } from '../store/browserStorage.ts';
import type { Session } from './session.ts';

/** True if the browser stores values; otherwise no other tab shares the session. */
function isKeeping(storage: BrowserStorage): boolean {
  const scratch = 'upline.scratch';
  storage.setItem(scratch, scratch);
  const isKept = storage.getItem(scratch) === scratch;
  storage.removeItem(scratch);
  return isKept;
}

/**
 * Signs in and out with the other tabs of this browser. @returns A function that removes the
 * listeners.
 */
export function followOtherTabs(session: Session, storage: BrowserStorage = browserStorage): () => void {
  function follow({ key, newValue }: StorageEvent) {
    // `key` is null after `clear()`.
    if (key !== null && key !== storageKeys.authToken) return;
    if (newValue === '') void session.end({ tellServer: false });
    else if (newValue === null) session.expire();
    else if (newValue !== session.token()) session.adopt(newValue);
  }
  /** Applies changes missed while the page was in the browser's back/forward cache. */
  function catchUp({ persisted }: PageTransitionEvent) {
    if (!persisted || session.token() === null || !isKeeping(storage)) return;
    const token = storage.getItem(storageKeys.authToken);
    if (!token) void session.end({ tellServer: false });
    else if (token !== session.token()) session.adopt(token);
  }
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', catchUp);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', catchUp);
  };
}
