import { storageKeys } from '@upline/domain';
import { type BrowserStorage, browserStorage } from '../store/browserStorage.ts';
import type { Session } from './session.ts';

/** Whether the browser keeps anything: one that does not has no other tab to follow. */
function isKeeping(storage: BrowserStorage): boolean {
  const scratch = 'upline.scratch';
  storage.setItem(scratch, scratch);
  const isKept = storage.getItem(scratch) === scratch;
  storage.removeItem(scratch);
  return isKept;
}

/** Signs out and in with the other tabs of this browser. @returns What ends the watch. */
export function followOtherTabs(session: Session, storage: BrowserStorage = browserStorage): () => void {
  function follow({ key, newValue }: StorageEvent) {
    // Without a key everything was cleared.
    if (key !== null && key !== storageKeys.authToken) return;
    if (newValue === '') void session.end({ tellServer: false });
    else if (newValue === null) session.expire();
    else if (newValue !== session.token()) session.adopt(newValue);
  }
  /** A page that the browser took back from its cache has heard nothing meanwhile. */
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
