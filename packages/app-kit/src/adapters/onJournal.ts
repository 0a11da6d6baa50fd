import type { SessionPort } from '@upline/ui/ports';
import { browserStorage } from '../store/browserStorage.ts';

/**
 * Calls `act` when a run may need to be resumed: a member is signed in and a journal exists, from
 * an earlier page or just written by another tab. The tab that writes the journal is not called.
 */
export function onJournal(key: string, session: Pick<SessionPort, 'user'>, act: () => void): void {
  let owner: string | undefined;

  function look() {
    if (session.user.get() && browserStorage.getItem(key) !== null) act();
  }

  function lookAtMember() {
    const next = session.user.get()?.walletId;
    if (next === owner) return;
    owner = next;
    look();
  }

  session.user.subscribe(lookAtMember);
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key) look();
  });
  lookAtMember();
}
