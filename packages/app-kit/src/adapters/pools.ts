import type { Client } from '@upline/api';
import { advancePurchase, type PurchaseEvent, startPurchase, storageKeys } from '@upline/domain';
import type { PoolsPort, SessionPort } from '@upline/ui/ports';
import { createProgress } from '../pools/progress.ts';
import type { Wallet } from '../wallet/engine.ts';
import { onJournal } from './onJournal.ts';

export interface PoolsOptions {
  client: Client;
  session: Pick<SessionPort, 'user'>;
  wallet: Wallet;
}

/** Reported if the purchase code fails to load or throws; the chain's state is unknown then. */
const broken: PurchaseEvent = { type: 'failed', failure: { notice: { id: 'toast.transactionFailed' } } };

/**
 * The pools on the chain; their code loads with the first call. A purchase that an earlier page
 * started, or that another tab runs, is resumed by following it, without opening a wallet.
 */
export function createPools(options: PoolsOptions): PoolsPort {
  const { session } = options;
  const progress = createProgress(session, advancePurchase);
  const shown = { ...options, progress };

  onJournal(storageKeys.purchaseJournal, session, () => {
    if (progress.isRunning()) return;
    void import('../pools/resume.ts').then(({ purchases, resume }) => resume(purchases, shown));
  });

  return {
    purchase: progress.current,
    async activated(address) {
      const { readActivated } = await import('../pools/readPools.ts');
      return readActivated(address);
    },
    async operator() {
      const { readOperator } = await import('../pools/readPools.ts');
      return readOperator();
    },
    async preview(position, terms) {
      const { previewLevel } = await import('../pools/previewLevel.ts');
      return previewLevel({ ...options, position, terms });
    },
    async revoke(position) {
      const { revokeLevel } = await import('../pools/revokeLevel.ts');
      return revokeLevel({ ...options, position });
    },
    buy(position, terms) {
      if (progress.isRunning()) return;
      const report = progress.begin(startPurchase(position, false, terms.plan));
      import('../pools/buyLevel.ts')
        .then(({ buyLevel }) => buyLevel({ ...shown, position, terms, report }))
        .catch(() => report.tell(broken));
    },
    dismiss: progress.dismiss,
  };
}
