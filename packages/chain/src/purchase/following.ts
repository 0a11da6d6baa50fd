import { toDecimal } from '@upline/domain';
import type { Address, TransactionReceipt } from 'viem';
import { getBlockNumber } from 'viem/actions';
import { isIn, readAllowance, readRecord } from '../pools/pools.ts';
import { PurchaseError } from '../purchaseError.ts';
import type { PurchaseAttempt } from '../transaction/attempt.ts';
import type { Watch } from '../transaction/followTransaction.ts';
import { persistently } from '../transaction/pause.ts';
import { failureOf } from '../transaction/revert.ts';
import { holdsSoon } from '../transaction/settle.ts';
import { allowedIn, approvedBy } from './approval.ts';
import { type BatchStatus, followBatch } from './batch.ts';
import { recordsIn } from './enrolmentCalls.ts';
import { hasBought } from './investment.ts';
import { findPayment } from './payment.ts';
import { type Purchase, type PurchaseData, type PurchaseResult, poolOf } from './purchaseState.ts';
import type { Performer } from './run.ts';

/** Reads a batch's status from the wallet; `null` without a wallet. */
export type StatusOfBatch = (id: string) => Promise<BatchStatus | null>;

export interface FollowingOptions extends Omit<Watch, 'isDone'> {
  registry: Address;
  buyer: Address;
  batchStatus?: StatusOfBatch | undefined;
}

/** Performs the prompts of a purchase that need no wallet, except `look`. */
export function following(options: FollowingOptions) {
  const { reader, registry, buyer } = options;

  const head = (): Promise<bigint> => persistently(options, () => getBlockNumber(reader, { cacheTime: 0 }));

  async function holds(attempt: PurchaseAttempt, data: PurchaseData): Promise<boolean> {
    const { step } = attempt;
    const pool = poolOf(data, attempt);
    const { coin, address, fee } = pool;
    if (step === 'approve') return (await readAllowance(reader, coin, buyer, address)) >= fee;
    if (step === 'allowance') return (await readAllowance(reader, coin, buyer, address)) === 0n;
    const record = await readRecord(reader, registry, buyer);
    return step === 'enroll' ? record.isBound : isIn(record, pool);
  }

  /**
   * Waits until the app's node has the block of this run's last transaction: behind a load balancer
   * the next call may reach a node some blocks older and fail.
   * @throws PurchaseError if the owner lowered the amount in the wallet.
   */
  async function settle(
    attempt: PurchaseAttempt,
    receipt: TransactionReceipt | null,
    data: PurchaseData,
  ): Promise<void> {
    const { step, pool, call } = attempt;
    const { coin, address } = poolOf(data, attempt);
    if (step === 'enroll') {
      await holdsSoon(options, () => holds(attempt, data));
      return;
    }
    const asked = approvedBy(call);
    const allowed = receipt && allowedIn(receipt, { coin, owner: buyer, spender: pool });
    if (allowed !== null && allowed !== undefined && allowed < asked) {
      const values = { allowed: toDecimal(allowed), fee: toDecimal(asked) };
      throw new PurchaseError({ notice: { id: 'purchase.allowanceLowered', values } });
    }
    const isSeen = await holdsSoon(options, async () => {
      const found = await readAllowance(reader, coin, buyer, address);
      return asked === 0n ? found === 0n : found >= asked;
    });
    if (step === 'allowance' && !isSeen) throw new PurchaseError({ notice: { id: 'toast.userCancelled' } });
  }

  /**
   * The payment by the pool's log: another device may have sent it, and a wallet may name any
   * transaction.
   */
  async function paidElsewhere(attempt: PurchaseAttempt, data: PurchaseData): Promise<PurchaseResult> {
    const payment = await findPayment(reader, poolOf(data, attempt), buyer, attempt.block);
    return { type: 'paid', ...(payment ?? { transaction: null, block: await head() }) };
  }

  return {
    async perform(action): Promise<PurchaseResult> {
      switch (action.do) {
        case 'confirm': {
          const { pool, failure } = action;
          const isOwned = async () => isIn(await readRecord(reader, registry, buyer), pool);
          const block = (await holdsSoon(options, isOwned)) ? await head() : null;
          return { type: 'ownership', pool, failure, block };
        }
        case 'find payment': {
          const { pool, from, block } = action;
          const payment = await findPayment(reader, pool, buyer, from);
          return { type: 'payment', transaction: null, block, ...payment };
        }
        default:
          throw new Error('A page that resumes opens no wallet.');
      }
    },
    isDone: (attempt, { data }) => holds(attempt, data),
    hasEffect({ step, pool, call }, receipt) {
      if (step === 'invest') return hasBought(receipt, pool, buyer);
      if (step === 'enroll') return recordsIn(receipt, registry).length > 0;
      return allowedIn(receipt, { coin: call.to, owner: buyer, spender: pool }) !== null;
    },
    async outcomeOf(attempt, receipt, { data }): Promise<PurchaseResult> {
      if (attempt.step !== 'invest') {
        await settle(attempt, receipt, data);
        return { type: 'confirmed' };
      }
      if (!receipt) return paidElsewhere(attempt, data);
      // The owner replaced the purchase by another transaction.
      if (!hasBought(receipt, attempt.pool, buyer))
        throw new PurchaseError({ notice: { id: 'toast.userCancelled' } });
      return { type: 'paid', transaction: receipt.transactionHash, block: receipt.blockNumber };
    },
    followBatch(attempt, { data }) {
      const { callsId, nonce, calls } = attempt;
      if (callsId === null) return null;
      const watch = { ...options, from: buyer, pool: poolOf(data, attempt), nonce, calls };
      const status = async () => (await options.batchStatus?.(callsId)) ?? null;
      return followBatch({ ...watch, status, isDone: () => holds(attempt, data) }).then(() =>
        paidElsewhere(attempt, data),
      );
    },
    failureOf,
  } satisfies Performer<Purchase>;
}
