import type { Client } from '@upline/api';
import { advancePurchase, type PurchaseEvent, startPurchase } from '@upline/domain';
import type { PoolsPort, SessionPort } from '@upline/ui';
import { ownProgress } from './ownProgress.ts';
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
  const purchase = ownProgress(session, advancePurchase);
  return {
    purchase: purchase.current,
    async activated(address) {
      const { readActivated } = await import('../pools/readActivated.ts');
      return readActivated(address);
    },
    buy(position, terms) {
      if (purchase.isRunning()) return;
      const tell = purchase.begin(startPurchase(position));
      import('../pools/buyLevel.ts')
        .then(({ buyLevel }) => buyLevel({ client, session, wallet, position, terms, tell }))
        .catch(() => tell(broken));
    },
    dismiss: purchase.dismiss,
  };
}
