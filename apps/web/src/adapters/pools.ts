import type { Client } from '@upline/api';
import {
  advancePurchase,
  type Position,
  type PurchaseEvent,
  type PurchaseState,
  startPurchase,
} from '@upline/domain';
import type { PoolsPort, SessionPort } from '@upline/ui';
import type { Wallet } from './wallet.ts';

export interface PoolsOptions {
  client: Client;
  session: Pick<SessionPort, 'user'>;
  wallet: Wallet;
}

/** What is said when the code that buys could not be loaded or broke: nothing is known of the chain then. */
const broken: PurchaseEvent = { type: 'failed', failure: { notice: { id: 'toast.transactionFailed' } } };

/**
 * The pools on the chain; their code is loaded when a screen first asks. A purchase that a reload interrupted
 * lives on in the chain alone: what was bought shows as bought, and buying again goes on where it stood.
 */
export function createPools({ client, session, wallet }: PoolsOptions): PoolsPort {
  const listeners = new Set<() => void>();
  let state: PurchaseState | null = null;
  let owner = session.user.get()?.walletId;

  function set(next: PurchaseState | null) {
    state = next;
    for (const listener of listeners) listener();
  }

  /** Takes word of one purchase, and of no other that has begun since. */
  function follow(position: Position): (event: PurchaseEvent) => void {
    let followed = startPurchase(position);
    set(followed);
    return (event) => {
      if (state !== followed) return;
      followed = advancePurchase(followed, event);
      set(followed);
    };
  }

  // The next member must not see what the last one bought.
  session.user.subscribe(() => {
    const next = session.user.get()?.walletId;
    if (next === owner) return;
    owner = next;
    set(null);
  });

  return {
    purchase: {
      get: () => state,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    async activated(address) {
      const { readActivated } = await import('../pools/readActivated.ts');
      return readActivated(address);
    },
    buy(position, terms) {
      if (state?.status === 'running') return;
      const tell = follow(position);
      import('../pools/buyLevel.ts')
        .then(({ buyLevel }) => buyLevel({ client, session, wallet, position, terms, tell }))
        .catch(() => tell(broken));
    },
    dismiss() {
      if (state?.status !== 'running') set(null);
    },
  };
}
