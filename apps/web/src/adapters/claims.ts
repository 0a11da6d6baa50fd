import { advanceClaim, type ClaimEvent, startClaim, storageKeys } from '@upline/domain';
import type { ClaimsPort, SessionPort } from '@upline/ui/ports';
import { onJournal } from './onJournal.ts';
import { ownProgress } from './ownProgress.ts';
import type { Wallet } from './wallet.ts';

export interface ClaimsOptions {
  session: Pick<SessionPort, 'user'>;
  wallet: Wallet;
}

/** What is said when the code that claims could not be loaded or broke. */
const broken: ClaimEvent = { type: 'failed', failure: { notice: { id: 'toast.somethingWrong' } } };

/**
 * What the pools owe a member; the code is loaded when a screen first asks. A claim that an earlier page has sent is
 * taken up by itself: it is followed, and no wallet opens for it.
 */
export function createClaims({ session, wallet }: ClaimsOptions): ClaimsPort {
  const claim = ownProgress(session, advanceClaim);

  onJournal(storageKeys.claimJournal, session, () => {
    if (claim.isRunning()) return;
    void import('../pools/takeUpClaim.ts').then(({ takeUpClaim }) => takeUpClaim(session, claim));
  });

  return {
    current: claim.current,
    async claimable(address) {
      const { readClaimable } = await import('../pools/readClaimable.ts');
      return readClaimable(address);
    },
    claim(position) {
      if (claim.isRunning()) return;
      const telling = claim.begin(startClaim(position));
      import('../pools/claimBonus.ts')
        .then(({ claimBonus }) => claimBonus({ session, wallet, position, telling, progress: claim }))
        .catch(() => telling.tell(broken));
    },
    dismiss: claim.dismiss,
  };
}
