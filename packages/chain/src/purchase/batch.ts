import { chainId } from '@upline/domain';
import type { Address, TransactionReceipt } from 'viem';
import { getCallsStatus, getCapabilities, getTransactionCount, sendCalls } from 'viem/actions';
import { checkSameCode } from '../pools/sameCode.ts';
import type { TrustedPool } from '../pools/trustedPool.ts';
import { Refusal } from '../refusal.ts';
import type { Watch } from '../transaction/followTransaction.ts';
import { patienceOf } from '../transaction/patience.ts';
import { pause } from '../transaction/pause.ts';
import type { ContractCall, Nodes, Wallet } from '../transaction/transaction.ts';
import { whyReverted } from './simulation.ts';

/** How long a wallet may take to say what it can do, milliseconds: some never answer what they do not know. */
const answerTime = 3000;

const soonEnough = () => new Promise<null>((resolve) => setTimeout(resolve, answerTime, null));

/** Whether a wallet carries out several calls as one, all or none (EIP-5792). It is not opened by the question. */
export async function canBatch(wallet: Wallet): Promise<boolean> {
  try {
    const answer = getCapabilities(wallet, { account: wallet.account, chainId });
    const status = (await Promise.race([answer, soonEnough()]))?.atomic?.status;
    return status === 'supported' || status === 'ready';
  } catch {
    return false;
  }
}

/** Compares all code that a batch will call. @throws Refusal when the wallet has left the chain. */
export async function checkBatch({ wallet, reader }: Nodes, calls: readonly ContractCall[]): Promise<void> {
  for (const to of new Set(calls.map((call) => call.to))) await checkSameCode(wallet, reader, to);
}

/** Asks the wallet once for several calls, all or none. @returns What the wallet calls them. */
export async function sendBatch(wallet: Wallet, calls: readonly ContractCall[]): Promise<string> {
  const { account, chain } = wallet;
  const { id } = await sendCalls(wallet, { account, chain, calls: [...calls], forceAtomic: true });
  return id;
}

/** What a wallet says of a batch. */
export type BatchStatus = Awaited<ReturnType<typeof getCallsStatus>>;

/** Asks a wallet what became of a batch. It is not opened by the question. */
export function batchStatus(wallet: Wallet, id: string): Promise<BatchStatus> {
  return getCallsStatus(wallet, { id });
}

/** How a batch is watched. */
export interface BatchWatch extends Omit<Watch, 'isDone'> {
  from: Address;
  pool: TrustedPool;
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

async function reverted({ reader, from, pool, calls }: BatchWatch, blockNumber?: bigint): Promise<Refusal> {
  const failure = await whyReverted(reader, from, { pool, calls }, blockNumber);
  return new Refusal(failure ?? { notice: { id: 'toast.revertUndecoded' } });
}

/** One look: an outcome, `false` when nothing is to be seen of the batch, or `undefined` while it waits. */
async function look(watch: BatchWatch): Promise<{ outcome: BatchOutcome } | false | undefined> {
  const { reader, from } = watch;
  const answer = await watch.status().catch(() => 'unknown' as const);
  const known = answer === 'unknown' ? null : answer;
  const last = known?.receipts?.at(-1);
  // The wallet's word is not enough: its node may be ahead of ours, or it may be wrong.
  if (await watch.isDone()) return { outcome: known?.status === 'success' ? (last ?? null) : null };
  // Only the wallet can tell a batch that is lost from one that others still carry out, or have yet to agree to.
  if (answer === null) return undefined;
  if (known?.status === 'failure') throw await reverted(watch, last?.blockNumber);
  if (known && known.status !== 'success') return undefined;
  if (known) return false;
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
export async function followBatch(watch: BatchWatch): Promise<BatchOutcome> {
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
