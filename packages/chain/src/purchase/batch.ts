import { chainId } from '@upline/domain';
import type { Address } from 'viem';
import { getCallsStatus, getCapabilities, getTransactionCount, sendCalls } from 'viem/actions';
import { checkSameCode } from '../pools/sameCode.ts';
import type { TrustedPool } from '../pools/trustedPool.ts';
import { PurchaseError } from '../purchaseError.ts';
import type { Watch } from '../transaction/followTransaction.ts';
import { patienceOf } from '../transaction/patience.ts';
import { pause } from '../transaction/pause.ts';
import type { ContractCall, Nodes, Wallet } from '../transaction/transaction.ts';
import { whyReverted } from './simulation.ts';

/**
 * Milliseconds that a wallet may take to report its capabilities; some never answer unknown
 * methods.
 */
const answerTime = 3000;

const soonEnough = () => new Promise<null>((resolve) => setTimeout(resolve, answerTime, null));

/**
 * True if the wallet can execute several calls atomically (EIP-5792). The query opens no prompt.
 */
export async function canBatch(wallet: Wallet): Promise<boolean> {
  try {
    const answer = getCapabilities(wallet, { account: wallet.account, chainId });
    const status = (await Promise.race([answer, soonEnough()]))?.atomic?.status;
    return status === 'supported' || status === 'ready';
  } catch {
    return false;
  }
}

/**
 * Compares the code of every contract that a batch calls. @throws PurchaseError if the wallet is on
 * another chain.
 */
export async function checkBatch({ wallet, reader }: Nodes, calls: readonly ContractCall[]): Promise<void> {
  for (const to of new Set(calls.map((call) => call.to))) await checkSameCode(wallet, reader, to);
}

/**
 * Requests several calls as one atomic batch.
 * @returns The wallet's id of the batch; `null` if it accepts without one, so that the chain alone
 * shows the outcome.
 */
export async function sendBatch(wallet: Wallet, calls: readonly ContractCall[]): Promise<string | null> {
  const { account, chain } = wallet;
  const answer = await sendCalls(wallet, { account, chain, calls: [...calls], forceAtomic: true });
  const id: unknown = answer?.id;
  return typeof id === 'string' && /[^0x]/i.test(id) ? id : null;
}

export type BatchStatus = Awaited<ReturnType<typeof getCallsStatus>>;

/** Reads the status of a batch from the wallet. The query opens no prompt. */
export function batchStatus(wallet: Wallet, id: string): Promise<BatchStatus> {
  return getCallsStatus(wallet, { id });
}

export interface BatchWatch extends Omit<Watch, 'isDone'> {
  from: Address;
  /** The pool that the batch pays, or `null`. */
  pool: TrustedPool | null;
  /** The account's next nonce before the batch. */
  nonce: number;
  /**
   * Reads the wallet's status; `null` without a wallet. Throws if the wallet does not know the
   * batch.
   */
  status: () => Promise<BatchStatus | null>;
  /** True once the chain shows the batch's effect. */
  isDone: () => Promise<boolean>;
  /** The calls, to decode the reason of a revert. */
  calls: readonly ContractCall[];
}

async function reverted(
  { reader, from, pool, calls }: BatchWatch,
  blockNumber?: bigint,
): Promise<PurchaseError> {
  const failure = await whyReverted(reader, from, { pool, calls }, blockNumber);
  return new PurchaseError(failure ?? { notice: { id: 'toast.revertUndecoded' } });
}

/** A single check: done, gone without a trace, or pending. */
async function look(watch: BatchWatch): Promise<'done' | 'gone' | 'pending'> {
  const { reader, from } = watch;
  const answer = await watch.status().catch(() => 'unknown' as const);
  const known = answer === 'unknown' ? null : answer;
  // The wallet's status is not enough: its node may be ahead of the app's, or wrong.
  if (await watch.isDone()) return 'done';
  // Only the wallet can distinguish a lost batch from one that others still execute or must
  // confirm.
  if (answer === null || known?.status === 'pending') return 'pending';
  if (known?.status === 'failure') throw await reverted(watch, known.receipts?.at(-1)?.blockNumber);
  // Success without effect, or a status that no one can read.
  if (known) return 'gone';
  const [used, waiting] = await Promise.all([
    getTransactionCount(reader, { address: from }),
    getTransactionCount(reader, { address: from, blockTag: 'pending' }),
  ]);
  return waiting > used && waiting > watch.nonce ? 'pending' : 'gone';
}

/**
 * Follows a batch to its end, by the wallet's status and the chain.
 * @throws PurchaseError with the decoded reason if it reverted, 'purchase.dropped' if it was lost.
 */
export async function followBatch(watch: BatchWatch): Promise<void> {
  const { reader, signal } = watch;
  const patience = patienceOf(watch.patience);
  for (;;) {
    signal?.throwIfAborted();
    const seen = await look(watch).catch((error: unknown) => {
      if (error instanceof PurchaseError) throw error;
      return 'pending' as const;
    });
    if (seen === 'done') return;
    if (seen === 'pending') patience.renew();
    else if (patience.isLostBy(Date.now())) throw new PurchaseError({ notice: { id: 'purchase.dropped' } });
    await pause(reader.pollingInterval, signal);
  }
}
