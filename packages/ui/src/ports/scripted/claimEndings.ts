import type { Failure, MessageId } from '@upline/domain';

/** A claim that fails: before its first prompt, at the prompt or after it was sent, and what is told. Spec §8. */
export interface ClaimEnding {
  at: 'start' | 'asked' | 'sent';
  failure: Failure;
}

function plain(at: ClaimEnding['at'], id: MessageId): ClaimEnding {
  return { at, failure: { notice: { id } } };
}

/** The member refuses in their wallet. */
export const claimCancelled = plain('asked', 'toast.userCancelled');

/** The contract reverts and nobody can tell why. */
export const claimRevertUndecoded = plain('sent', 'toast.revertUndecoded');

/** The wallet or its node fails. */
export const claimFailed = plain('asked', 'toast.claimFailed');

/** There is nothing to pay for gas with. */
export const claimGasMissing = plain('asked', 'purchase.gas');

/** The chain holds nothing for the member at this position. */
export const noEligiblePools = plain('start', 'toast.noEligiblePools');

/** No wallet is connected any more. */
export const noClaimWallet = plain('start', 'toast.noWallet');

/** The contract had nothing left to pay. */
export const claimReverted: ClaimEnding = {
  at: 'sent',
  failure: {
    notice: { id: 'toast.revert', values: { reason: 'NotEnoughBonus' } },
    explanation: { id: 'contract.NotEnoughBonus' },
  },
};
