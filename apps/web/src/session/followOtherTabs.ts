import { storageKeys } from '@upline/domain';
import type { Session } from './session.ts';

/** Signs out and in with the other tabs of this browser. @returns What ends the watch. */
export function followOtherTabs(session: Session): () => void {
  function follow({ key, newValue }: StorageEvent) {
    // Without a key everything was cleared.
    if (key !== null && key !== storageKeys.authToken) return;
    if (newValue === '') void session.end({ tellServer: false });
    else if (newValue === null) session.expire();
    else if (newValue !== session.token()) session.adopt(newValue);
  }
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
