import type { Failure, MessageId } from '@upline/domain';

/**
 * A failing claim: before the first prompt, at the prompt, or after sending; with its message.
 * Spec §8.
 */
export interface ClaimEnding {
  at: 'start' | 'asked' | 'sent';
  failure: Failure;
}

function plain(at: ClaimEnding['at'], id: MessageId): ClaimEnding {
  return { at, failure: { notice: { id } } };
}

/** The member rejects the prompt in their wallet. */
export const claimCancelled = plain('asked', 'toast.userCancelled');

/** The contract reverts with an unknown error. */
export const claimRevertUndecoded = plain('sent', 'toast.revertUndecoded');

/** The wallet or its node fails. */
export const claimFailed = plain('asked', 'toast.claimFailed');

/** The wallet has no coin for gas. */
export const claimGasMissing = plain('asked', 'purchase.gas');

/** The member has no income to claim at this position. */
export const noEligiblePools = plain('start', 'toast.noEligiblePools');

/** The wallet has disconnected. */
export const noClaimWallet = plain('start', 'toast.noWallet');

/** The contract reverts because the bonus has already been paid. */
export const claimReverted: ClaimEnding = {
  at: 'sent',
  failure: {
    notice: { id: 'toast.revert', values: { reason: 'NotEnoughBonus' } },
    explanation: { id: 'contract.NotEnoughBonus' },
  },
};
