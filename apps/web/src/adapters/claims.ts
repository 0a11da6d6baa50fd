import { advanceClaim, type ClaimEvent, startClaim } from '@upline/domain';
import type { ClaimsPort, SessionPort } from '@upline/ui';
import { ownProgress } from './ownProgress.ts';
import type { Wallet } from './wallet.ts';

export interface ClaimsOptions {
  session: Pick<SessionPort, 'user'>;
  wallet: Wallet;
}

/** What is said when the code that claims could not be loaded or broke. */
const broken: ClaimEvent = { type: 'failed', failure: { notice: { id: 'toast.somethingWrong' } } };

/**
 * What the pools owe a member; the code is loaded when a screen first asks. A claim that a reload interrupted
 * lives on in the chain alone: what was paid is no longer there to be claimed.
 */
export function createClaims({ session, wallet }: ClaimsOptions): ClaimsPort {
  const claim = ownProgress(session, advanceClaim);
  return {
    current: claim.current,
    async claimable(address) {
      const { readClaimable } = await import('../pools/readClaimable.ts');
      return readClaimable(address);
    },
    claim(position) {
      if (claim.isRunning()) return;
      const tell = claim.begin(startClaim(position));
      import('../pools/claimBonus.ts')
        .then(({ claimBonus }) => claimBonus({ session, wallet, position, tell }))
        .catch(() => tell(broken));
    },
    dismiss: claim.dismiss,
  };
}
