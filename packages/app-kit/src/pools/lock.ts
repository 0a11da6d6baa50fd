import type { SessionPort } from '@upline/ui/ports';

/** What only one page of this browser does at a time; a page that is closed gives it back. */
export interface Lock {
  /** Acts now, unless another page is at it. @returns Whether it acted. */
  ifFree(act: () => Promise<void>): Promise<boolean>;
  /** Acts as soon as no other page is at it. */
  whenFree(act: () => Promise<void>, signal?: AbortSignal): Promise<void>;
}

/** A browser without locks has no other page that it knows of. */
const noOthers: Lock = {
  async ifFree(act) {
    await act();
    return true;
  },
  whenFree: (act) => act(),
};

function lockOf(name: string): Lock {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return noOthers;
  return {
    ifFree: (act) =>
      locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await act();
        return lock !== null;
      }),
    async whenFree(act, signal) {
      await locks.request(name, signal ? { signal } : {}, act);
    },
  };
}

type Session = Pick<SessionPort, 'user'>;

const ofMember = (what: string, session: Session) =>
  lockOf(`upline-${what}-${session.user.get()?.walletId.toLowerCase()}`);

/** A wallet buys on one page at a time: its owner must not be asked twice for the same thing. */
export const purchaseLock = (session: Session) => ofMember('purchase', session);

/** A wallet claims on one page at a time: two would send the same claim, and the second one would cost gas alone. */
export const claimLock = (session: Session) => ofMember('claim', session);

/**
 * What pools may take of a wallet is changed for one purpose at a time: a purchase must find what it has approved.
 * Beside the purchases' own lock, so that no page takes a revocation for a purchase that it could follow.
 */
export const allowanceLock = (session: Session) => ofMember('allowance', session);
