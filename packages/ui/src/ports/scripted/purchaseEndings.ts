import {
  type Failure,
  levelAt,
  type MessageId,
  messages,
  type Position,
  type PurchaseStep,
  toDecimal,
} from '@upline/domain';

/** A purchase that fails: at which step, and what the member is told. Spec §8. */
export interface PurchaseEnding {
  step: PurchaseStep;
  failure: Failure;
}

/** Something fails that one text tells whole. */
export function plain(step: PurchaseStep, id: MessageId): PurchaseEnding {
  return { step, failure: { notice: { id } } };
}

function isMessageId(id: string): id is MessageId {
  return id in messages;
}

/** The member refuses in their wallet. */
export const userCancelled = plain('invest', 'toast.userCancelled');

/** The contract reverts and nobody can tell why. */
export const revertUndecoded = plain('invest', 'toast.revertUndecoded');

/** The network has forgotten what was sent. */
export const dropped = plain('confirm', 'purchase.dropped');

/** Others have yet to sign what the wallet was asked for. */
export const unseen = plain('confirm', 'purchase.unseen');

/** The wallet may still pay for the level at a contract that was replaced since. */
export const earlierPool: PurchaseEnding = {
  step: 'network',
  failure: { notice: { id: 'purchase.unseen' }, explanation: { id: 'purchase.earlierPool' } },
};

/** The wallet or its node fails. */
export const transactionFailed = plain('invest', 'toast.transactionFailed');

/** What should be bought does not add up. */
export const invalidPurchase = plain('network', 'toast.invalidPurchase');

/** The contract reverts with one of its errors by name, for example `AlreadyInvested`. */
export function contractRevert(name: string): PurchaseEnding {
  const id = `contract.${name}`;
  const explanation = isMessageId(id) ? { explanation: { id } } : {};
  return {
    step: 'invest',
    failure: { notice: { id: 'toast.contractRevert', values: { name } }, ...explanation },
  };
}

/** The wallet holds less than the fee. @param balance Units of 10⁻⁶. */
export function insufficientBalance(position: Position, balance: bigint): PurchaseEnding {
  const values = {
    level: position,
    balance: toDecimal(balance),
    fee: toDecimal(levelAt(position).fee),
  };
  return { step: 'balance', failure: { notice: { id: 'toast.insufficientBalance', values } } };
}
