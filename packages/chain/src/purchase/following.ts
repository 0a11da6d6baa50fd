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

/** Reads a batch's status from the wallet; `null` without a wallet. */
export type StatusOfBatch = (id: string) => Promise<BatchStatus | null>;

type PurchaseNews = News<PurchaseAttempt, PurchaseEvent>;

export interface FollowingOptions extends Omit<Watch, 'isDone'> {
  registry: Address;
  buyer: Address;
  batchStatus?: StatusOfBatch | undefined;
}

/** True if the wallet has certainly sent the request. */
function isSent({ hash, callsId }: PurchaseAttempt): boolean {
  return hash !== null || callsId !== null;
}

/**
 * Converts a journal entry of a purchase to events: the current step and the transaction sent.
 * @param isCertain True if the wallet has certainly sent the request.
 */
export function purchaseEventsOf(attempt: PurchaseAttempt, isCertain = isSent(attempt)): PurchaseEvent[] {
  const { way, step, prompts, hash } = attempt;
  const at = isCertain && step === 'invest' ? 'confirm' : step;
  const resumed: PurchaseEvent[] = [{ type: 'resumed', way, prompts, step: at }];
  return hash ? [...resumed, { type: 'sent', step, transaction: hash }] : resumed;
}

/** The states of a purchase that need no wallet. */
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
   * Reports a level as bought, with the paying transaction from the pool's log.
   * @param requests Requests that may have paid for the level.
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
   * Waits until the app's node has the block of this run's last transaction: behind a load balancer
   * the next call may reach a node some blocks older and fail.
   * @throws Refusal if the owner lowered the amount in the wallet.
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
    /** The first event of a run, from the chain and earlier requests for the same pool. */
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
    /** Adds a pool whose requests are followed. */
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
        // Another device may have sent the payment.
        const payment = await findPayment(reader, poolOf(attempt), buyer, attempt.block);
        return bought(payment?.transaction ?? null, payment?.block ?? (await head()));
      }
      // The owner replaced the purchase by another transaction.
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
     * A level bought meanwhile on another device counts as bought once the chain confirms it; the
     * wallet's error alone is not enough.
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
