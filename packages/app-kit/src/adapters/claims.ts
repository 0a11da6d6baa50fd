import {
  advanceClaim,
  type ClaimEvent,
  type Position,
  paidBy,
  startClaim,
  storageKeys,
} from '@upline/domain';
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

  async function run(position: Position, before = 0n): Promise<void> {
    const report = progress.begin(startClaim(position, false, before));
    try {
      const { claimBonus } = await import('../pools/claimBonus.ts');
      await claimBonus({ ...shown, position, report });
    } catch {
      report.tell(broken);
    }
  }

  /** @returns False if the wallet cannot claim from several levels in one batch. */
  async function runAtOnce(positions: readonly Position[]): Promise<boolean> {
    const [first, ...more] = positions;
    if (!first || more.length === 0) return false;
    const report = progress.begin(startClaim(null));
    try {
      const { claimAtOnce } = await import('../pools/claimBonus.ts');
      return await claimAtOnce({ ...shown, positions: [first, ...more], report });
    } catch {
      report.tell(broken);
      return true;
    }
  }

  async function runAll(positions: readonly Position[]): Promise<void> {
    if (await runAtOnce(positions)) return;
    let before = 0n;
    for (const position of positions) {
      await run(position, before);
      const claim = progress.current.get();
      if (claim?.position !== position || claim.status !== 'succeeded') return;
      before = paidBy(claim);
    }
  }

  return {
    current: progress.current,
    async claimable(address) {
      const { readClaimable } = await import('../pools/readPools.ts');
      return readClaimable(address);
    },
    async cost(positions) {
      const [{ readClaimCost }, { closedSigner }] = await Promise.all([
        import('../pools/readPools.ts'),
        import('../pools/signer.ts'),
      ]);
      const user = session.user.get()?.walletId ?? '';
      return readClaimCost(user, positions, await closedSigner(options));
    },
    claim(position) {
      if (!progress.isRunning()) void run(position);
    },
    claimAll(positions) {
      if (!progress.isRunning()) void runAll(positions);
    },
    dismiss: progress.dismiss,
  };
}
