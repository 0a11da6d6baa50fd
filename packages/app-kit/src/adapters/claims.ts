import { advanceClaim, type ClaimEvent, type Position, startClaim, storageKeys } from '@upline/domain';
import type { ClaimsPort, SessionPort } from '@upline/ui/ports';
import { createProgress } from '../pools/progress.ts';
import type { Wallet } from '../wallet/engine.ts';
import { onJournal } from './onJournal.ts';

export interface ClaimsOptions {
  session: Pick<SessionPort, 'user'>;
  wallet: Wallet;
}

/** Reported if the claim code fails to load or throws. */
const broken: ClaimEvent = { type: 'failed', failure: { notice: { id: 'toast.somethingWrong' } } };

/**
 * Claims at the pools; the code loads with the first call. A claim that an earlier page sent is
 * resumed by following its transaction, without opening a wallet.
 */
export function createClaims(options: ClaimsOptions): ClaimsPort {
  const { session } = options;
  const progress = createProgress(session, advanceClaim);
  const shown = { ...options, progress };

  onJournal(storageKeys.claimJournal, session, () => {
    if (progress.isRunning()) return;
    void import('../pools/resume.ts').then(({ claims, resume }) => resume(claims, shown));
  });

  async function run(position: Position, before?: bigint): Promise<void> {
    const report = progress.begin(startClaim(position, false, before));
    try {
      const { claimBonus } = await import('../pools/claimBonus.ts');
      await claimBonus({ ...shown, position, report });
    } catch {
      report.tell(broken);
    }
  }

  return {
    current: progress.current,
    async claimable(address) {
      const { readClaimable } = await import('../pools/readPools.ts');
      return readClaimable(address);
    },
    async cost(positions) {
      const { readClaimCost } = await import('../pools/claimBonus.ts');
      return readClaimCost(positions, options);
    },
    claim(position) {
      if (!progress.isRunning()) void run(position);
    },
    claimAll(positions) {
      void import('../pools/claimBonus.ts')
        .then(({ claimAll }) => claimAll(positions, { ...shown, run }))
        .catch(() => progress.begin(startClaim(null)).tell(broken));
    },
    dismiss: progress.dismiss,
  };
}
