import type { SessionPort } from '@upline/ui/ports';

/** A lock shared by all pages of this browser; closing the page releases it. */
export interface Lock {
  /** Runs `act` now, unless another page has the lock. @returns True if it ran. */
  ifFree(act: () => Promise<void>): Promise<boolean>;
  /** Runs `act` as soon as no other page has the lock. */
  whenFree(act: () => Promise<void>, signal?: AbortSignal): Promise<void>;
}

/** Fallback for browsers without locks. */
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

/** Purchases, one page per wallet: the owner must not be prompted twice for the same purchase. */
export const purchaseLock = (session: Session) => ofMember('purchase', session);

/** Claims, one page per wallet: a second page would send the same claim and waste its gas. */
export const claimLock = (session: Session) => ofMember('claim', session);

/**
 * Allowances of a wallet, one change at a time: a purchase must find the allowance it has approved.
 * Separate from the purchase lock, so that no page mistakes a revocation for a purchase it could
 * follow.
 */
export const allowanceLock = (session: Session) => ofMember('allowance', session);
