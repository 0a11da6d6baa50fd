import {
  type Failure,
  levelAt,
  type MessageId,
  messages,
  type Position,
  type PurchaseStep,
  toDecimal,
} from '@upline/domain';

/** A failing purchase: the step, and the message to the member. Spec §8. */
export interface PurchaseEnding {
  step: PurchaseStep;
  failure: Failure;
}

/** A failure with a single message and no explanation. */
export function plain(step: PurchaseStep, id: MessageId): PurchaseEnding {
  return { step, failure: { notice: { id } } };
}

function isMessageId(id: string): id is MessageId {
  return id in messages;
}

/** The member rejects the prompt in their wallet. */
export const userCancelled = plain('invest', 'toast.userCancelled');

/** The contract reverts with an unknown error. */
export const revertUndecoded = plain('invest', 'toast.revertUndecoded');

/** The network dropped the transaction. */
export const dropped = plain('confirm', 'purchase.dropped');

/** A shared wallet waits for its other signers. */
export const unseen = plain('confirm', 'purchase.unseen');

/** The wallet may still pay a contract that has since been replaced. */
export const earlierPool: PurchaseEnding = {
  step: 'network',
  failure: { notice: { id: 'purchase.unseen' }, explanation: { id: 'purchase.earlierPool' } },
};

/** The wallet or its node fails. */
export const transactionFailed = plain('invest', 'toast.transactionFailed');

/** The purchase's inputs are inconsistent. */
export const invalidPurchase = plain('network', 'toast.invalidPurchase');

/** The contract reverts with a named error, for example `AlreadyInvested`. */
export function contractRevert(name: string): PurchaseEnding {
  const id = `contract.${name}`;
  const explanation = isMessageId(id) ? { explanation: { id } } : {};
  return {
    step: 'invest',
    failure: { notice: { id: 'toast.contractRevert', values: { name } }, ...explanation },
  };
}

/** The wallet's balance is below the fee. @param balance Units of 10⁻⁶. */
export function insufficientBalance(position: Position, balance: bigint): PurchaseEnding {
  const values = {
    level: position,
    balance: toDecimal(balance),
    fee: toDecimal(levelAt(position).fee),
  };
  return { step: 'balance', failure: { notice: { id: 'toast.insufficientBalance', values } } };
}
