import { type PurchaseEvent, toDecimal } from '@upline/domain';
import type { Address, TransactionReceipt } from 'viem';
import { getBlockNumber } from 'viem/actions';
import { isAddressEqual } from 'viem/utils';
import { isIn, readAllowance, readRecord } from '../pools/pools.ts';
import type { TrustedPool } from '../pools/trustedPool.ts';
import { Refusal } from '../refusal.ts';
import type { PurchaseAttempt } from '../transaction/attempt.ts';
import type { Watch } from '../transaction/followTransaction.ts';
import { persistently } from '../transaction/pause.ts';
import { failureOf } from '../transaction/revert.ts';
import { holdsSoon } from '../transaction/settle.ts';
import { allowedIn, approvedBy } from './approval.ts';
import { type BatchStatus, followBatch } from './batch.ts';
import { hasBought } from './investment.ts';
import { findPayment } from './payment.ts';
import type { News, Task } from './run.ts';

/** Asks the wallet what became of a batch; `null` when there is no wallet to ask. */
export type StatusOfBatch = (id: string) => Promise<BatchStatus | null>;

type PurchaseNews = News<PurchaseAttempt, PurchaseEvent>;

export interface FollowingOptions extends Omit<Watch, 'isDone'> {
  registry: Address;
  buyer: Address;
  batchStatus?: StatusOfBatch | undefined;
}

/** Whether the wallet has certainly sent it. */
function isSent({ hash, callsId }: PurchaseAttempt): boolean {
  return hash !== null || callsId !== null;
}

/**
 * What the journal tells of a purchase, as events: where it stands, and what it has sent last.
 * @param isCertain Whether it is certain that the wallet has sent it.
 */
export function purchaseEventsOf(attempt: PurchaseAttempt, isCertain = isSent(attempt)): PurchaseEvent[] {
  const { way, step, prompts, hash } = attempt;
  const at = isCertain && step === 'invest' ? 'confirm' : step;
  const resumed: PurchaseEvent[] = [{ type: 'resumed', way, prompts, step: at }];
  return hash ? [...resumed, { type: 'sent', step, transaction: hash }] : resumed;
}

/** What a purchase does in the states that need no wallet. */
export function following(options: FollowingOptions) {
  const { reader, registry, buyer } = options;
  const pools: TrustedPool[] = [];

  function poolOf(attempt: PurchaseAttempt): TrustedPool {
    const pool = pools.find(({ address }) => isAddressEqual(address, attempt.pool));
    if (!pool) throw new Error('Nothing is followed before its pool is known.');
    return pool;
  }

  const head = (): Promise<bigint> => persistently(options, () => getBlockNumber(reader, { cacheTime: 0 }));

  const bought = (transaction: string | null, block: bigint): PurchaseNews => ({
    event: 'finished',
    emits: [{ type: 'succeeded', transaction, block }],
  });

  async function isDone(attempt: PurchaseAttempt): Promise<boolean> {
    const { step } = attempt;
    const pool = poolOf(attempt);
    const { coin, address, fee } = pool;
    if (step === 'approve') return (await readAllowance(reader, coin, buyer, address)) >= fee;
    if (step === 'allowance') return (await readAllowance(reader, coin, buyer, address)) === 0n;
    const record = await readRecord(reader, registry, buyer);
    return step === 'enroll' ? record.isBound : isIn(record, pool);
  }

  /**
   * A level that is bought: by what, as the pool's log tells it.
   * @param requests Those that may have paid for it.
   */
  async function owned(
    pool: TrustedPool,
    requests: readonly PurchaseAttempt[],
    block: bigint,
  ): Promise<PurchaseNews> {
    const paying = requests.filter(
      ({ step, pool: paid }) => step === 'invest' && isAddressEqual(paid, pool.address),
    );
    if (paying.length === 0) {
      return { event: 'owned', emits: [{ type: 'succeeded', transaction: null, block, wasOwned: true }] };
    }
    const [first] = paying.toSorted((one, other) => (one.block < other.block ? -1 : 1));
    const payment = await findPayment(reader, pool, buyer, first?.block ?? block);
    return {
      event: 'owned',
      emits: [
        { type: 'succeeded', transaction: payment?.transaction ?? null, block: payment?.block ?? block },
      ],
    };
  }

  /**
   * Waits until the app's node has what the run has just brought about: behind a balancer it may be some blocks older,
   * and would have the next call refused.
   * @throws Refusal when the owner has edited the amount, which wallets let them do.
   */
  async function settled(attempt: PurchaseAttempt, receipt: TransactionReceipt | null): Promise<void> {
    const { step, pool, call } = attempt;
    const { coin, address } = poolOf(attempt);
    if (step === 'enroll') {
      await holdsSoon(options, () => isDone(attempt));
      return;
    }
    const asked = approvedBy(call);
    const allowed = receipt && allowedIn(receipt, { coin, owner: buyer, spender: pool });
    if (allowed !== null && allowed !== undefined && allowed < asked) {
      const values = { allowed: toDecimal(allowed), fee: toDecimal(asked) };
      throw new Refusal({ notice: { id: 'purchase.allowanceLowered', values } });
    }
    const holds = async () => {
      const found = await readAllowance(reader, coin, buyer, address);
      return asked === 0n ? found === 0n : found >= asked;
    };
    const isSeen = await holdsSoon(options, holds);
    if (step === 'allowance' && !isSeen) throw new Refusal({ notice: { id: 'toast.userCancelled' } });
  }

  return {
    /** Where a run begins, by what the chain has and what was asked for before at the same pool. */
    async startOf(
      attempt: PurchaseAttempt | null,
      { pool, block, isBought }: { pool: TrustedPool; block: bigint; isBought: boolean },
      open: readonly PurchaseAttempt[],
    ): Promise<PurchaseNews> {
      if (isBought) return owned(pool, attempt ? [...open, attempt] : open, block);
      if (!attempt || !isAddressEqual(attempt.pool, pool.address)) return { event: 'clear' };
      return isSent(attempt)
        ? { event: 'sent before', emits: purchaseEventsOf(attempt) }
        : { event: 'asked before' };
    },
    /** Makes a pool known whose requests are followed. */
    know(pool: TrustedPool) {
      pools.push(pool);
    },
    isDone,
    async outcomeOf(attempt, receipt) {
      if (attempt.step !== 'invest') {
        await settled(attempt, receipt);
        return { event: 'confirmed' };
      }
      if (!receipt) {
        // Another device may have sent what paid.
        const payment = await findPayment(reader, poolOf(attempt), buyer, attempt.block);
        return bought(payment?.transaction ?? null, payment?.block ?? (await head()));
      }
      // Its owner has put something else in its place.
      if (!hasBought(receipt, attempt.pool, buyer))
        throw new Refusal({ notice: { id: 'toast.userCancelled' } });
      return bought(receipt.transactionHash, receipt.blockNumber);
    },
    followBatch(attempt) {
      const { callsId, nonce, calls, step } = attempt;
      if (callsId === null) return null;
      const watch = { ...options, from: buyer, pool: poolOf(attempt), nonce, calls };
      const status = async () => (await options.batchStatus?.(callsId)) ?? null;
      return followBatch({ ...watch, status, isDone: () => isDone(attempt) }).then(async (outcome) => {
        const transaction = outcome?.transactionHash ?? null;
        const end = bought(transaction, outcome?.blockNumber ?? (await head()));
        const sent: PurchaseEvent[] = transaction ? [{ type: 'sent', step, transaction }] : [];
        return { ...end, emits: [...sent, ...(end.emits ?? [])] };
      });
    },
    resumed: (attempt) => purchaseEventsOf(attempt, true),
    found: ({ step, hash }, isReplacement) => ({
      type: isReplacement ? 'replaced' : 'sent',
      step,
      transaction: hash,
    }),
    /**
     * A level that another device of its buyer has bought is bought, once the chain says so: a wallet's word alone
     * makes nothing anybody's.
     */
    async meaningOf(failure, { name, attempt, open }) {
      if (failure.explanation?.id !== 'contract.AlreadyInvested') return null;
      const isAsked = name === 'asking' || name === 'waiting';
      const pool = attempt?.step === 'invest' ? poolOf(attempt) : pools[0];
      const isBought =
        pool && (await holdsSoon(options, async () => isIn(await readRecord(reader, registry, buyer), pool)));
      if (isBought) return owned(pool, attempt && !isAsked ? [...open, attempt] : open, await head());
      const { notice } = failure;
      return {
        event: 'stopped',
        emits: [{ type: 'failed', failure: { notice, explanation: { id: 'purchase.notOnChain' } } }],
      };
    },
    failureOf,
    failed: (failure) => ({ type: 'failed', failure }),
  } satisfies Omit<Task<PurchaseAttempt, PurchaseEvent>, 'look' | 'plan' | 'prepare' | 'ask' | 'canAsk'> & {
    know(pool: TrustedPool): void;
    startOf(...question: never[]): Promise<PurchaseNews>;
  };
}
