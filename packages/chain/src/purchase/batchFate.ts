import type { TransactionReceipt } from 'viem';
import { getTransactionCount } from 'viem/actions';
import { patienceOf } from '../transaction/patience.ts';
import { pause } from '../transaction/pause.ts';
import { Refusal } from '../transaction/revert.ts';
import type { Settling } from '../transaction/settle.ts';
import type { ContractCall } from '../transaction/transaction.ts';
import type { BatchStatus } from './batch.ts';
import { simulate } from './simulation.ts';

/** How a batch is watched. */
export interface BatchWatch extends Settling {
  /** The number of the account's next transaction before the batch. */
  nonce: number;
  /** What the wallet says of it; `null` when there is no wallet to ask. It throws when the wallet does not know. */
  status: () => Promise<BatchStatus | null>;
  /** Whether what it was for has come about. */
  isDone: () => Promise<boolean>;
  /** The calls, to find out why they were reverted. */
  calls: readonly ContractCall[];
}

/** What a batch has brought: its last transaction as the wallet tells it, if it does. */
export type BatchOutcome = Pick<TransactionReceipt, 'transactionHash' | 'blockNumber'> | null;

async function revertedBatch({ reader, from, calls }: BatchWatch, blockNumber?: bigint): Promise<Refusal> {
  const failure = (await simulate(reader, from, calls, blockNumber))?.failure;
  return new Refusal(failure ?? { notice: { id: 'toast.revertUndecoded' } });
}

/** One look: an outcome, `false` when nothing is to be seen of the batch, or `undefined` while it waits. */
async function look(watch: BatchWatch): Promise<{ outcome: BatchOutcome } | false | undefined> {
  const { reader, from } = watch;
  const answer = await watch.status().catch(() => 'unknown' as const);
  const told = answer === 'unknown' ? null : answer;
  const last = told?.receipts?.at(-1);
  // The wallet's word is not enough: its node may be ahead of ours, or it may be wrong.
  if (await watch.isDone()) return { outcome: told?.status === 'success' ? (last ?? null) : null };
  // Only the wallet can tell a batch that is lost from one that others still carry out, or have yet to agree to.
  if (answer === null) return undefined;
  if (told?.status === 'failure') throw await revertedBatch(watch, last?.blockNumber);
  if (told && told.status !== 'success') return undefined;
  if (told) return false;
  const [used, waiting] = await Promise.all([
    getTransactionCount(reader, { address: from }),
    getTransactionCount(reader, { address: from, blockTag: 'pending' }),
  ]);
  return waiting > used && waiting > watch.nonce ? undefined : false;
}

/**
 * Follows a batch to its end, by the wallet's word and by what the chain shows.
 * @throws Refusal with the decoded reason when it was reverted, 'purchase.dropped' when it was lost.
 */
export async function settleBatch(watch: BatchWatch): Promise<BatchOutcome> {
  const { reader, signal } = watch;
  const patience = patienceOf(watch.patience);
  for (;;) {
    signal?.throwIfAborted();
    const seen = await look(watch).catch((error: unknown) => {
      if (error instanceof Refusal) throw error;
      return undefined;
    });
    if (seen) return seen.outcome;
    if (seen === undefined) patience.renew();
    else if (patience.isLostBy(Date.now())) throw new Refusal({ notice: { id: 'purchase.dropped' } });
    await pause(reader.pollingInterval, signal);
  }
}
