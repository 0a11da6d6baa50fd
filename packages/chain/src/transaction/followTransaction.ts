import {
  type Address,
  type Hash,
  isAddressEqual,
  type Transaction,
  TransactionNotFoundError,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem';
import { getCode, getTransaction, getTransactionReceipt } from 'viem/actions';
import { isDelegation } from '../pools/delegatedCode.ts';
import type { Reader } from '../pools/pools.ts';
import type { Beginning } from './beginning.ts';
import { patienceOf } from './patience.ts';
import { pause } from './pause.ts';
import type { ContractCall } from './transaction.ts';
import { readNonceUse } from './usedNonce.ts';

/** A transaction that a wallet has sent, or may have sent. */
export interface Sent extends Beginning {
  from: Address;
  call: ContractCall;
  /** `null` if the wallet's answer was never received. */
  hash: Hash | null;
  /** True if the wallet answered without a hash. It then has the same time limit. */
  isAnswered?: boolean | undefined;
}

export interface Watch {
  reader: Reader;
  /** The wallet's own node, which may know the transaction. */
  witness?: Reader | undefined;
  /**
   * Returns true once the transaction's effect is on the chain, whichever transaction caused it.
   */
  isDone?: (() => Promise<boolean>) | undefined;
  /** Milliseconds until a transaction that no node knows counts as lost. @default two minutes */
  patience?: number | undefined;
  /**
   * Milliseconds that a multisig wallet may take until its transaction appears. @default ten
   * minutes
   */
  signersPatience?: number | undefined;
  /** Milliseconds that the node may lag behind a block already seen. @default ten seconds */
  nodeLag?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** News about a transaction. Following continues after 'seen'; all others are final. */
export type TransactionNews =
  /** Nonce and hash, when the transaction was found or sped up. */
  | { type: 'seen'; nonce: number; hash: Hash; isReplacement: boolean }
  | { type: 'mined'; receipt: TransactionReceipt }
  /** Another transaction had the same effect. */
  | { type: 'done' }
  /** The owner replaced it by another transaction. */
  | { type: 'cancelled' }
  /** No node knows the transaction, and its nonce is still free. */
  | { type: 'dropped' }
  /** A multisig wallet has not sent it yet, and may never. */
  | { type: 'unseen' }
  /** The wallet sent nothing. */
  | { type: 'unsent' };

async function unlessMissing<Found>(asked: Promise<Found>): Promise<Found | null> {
  try {
    return await asked;
  } catch (error) {
    const isMissing =
      error instanceof TransactionNotFoundError || error instanceof TransactionReceiptNotFoundError;
    if (isMissing) return null;
    throw error;
  }
}

function isSame({ to, data }: ContractCall, { to: target, input, value }: Transaction): boolean {
  return target !== null && isAddressEqual(target, to) && input === data && value === 0n;
}

/**
 * A contract wallet sends through other accounts, so its nonce and the wallet's hash prove nothing.
 */
async function isContract(reader: Reader, address: Address): Promise<boolean> {
  const code = await getCode(reader, { address });
  return code !== undefined && !isDelegation(code);
}

async function known({ reader, witness }: Watch, hash: Hash): Promise<Transaction | null> {
  const found = await unlessMissing(getTransaction(reader, { hash }));
  return found ?? (witness ? await getTransaction(witness, { hash }).catch(() => null) : null);
}

/** Milliseconds for which a purchase is shown as running while co-signers may take days. */
const usualSignersPatience = 600_000;

/**
 * Reasons why no node knows the transaction: its nonce is free, used by an unknown one, or
 * meaningless.
 */
type Unknown = 'dropped' | 'cancelled' | 'unseen';

/** True for a transaction of another request, whose hash the wallet gave by mistake. */
async function isForeign(
  reader: Reader,
  sent: Sent,
  { blockNumber, from }: { blockNumber: bigint | null; from: Address },
): Promise<boolean> {
  if (blockNumber !== null && blockNumber <= sent.block) return true;
  // Only an account with code acts through the transactions of others.
  return !isAddressEqual(from, sent.from) && !(await getCode(reader, { address: sent.from }));
}

async function look(watch: Watch, sent: Sent): Promise<TransactionNews | 'waits' | Unknown> {
  const { reader, isDone } = watch;
  let { hash } = sent;
  if (hash) {
    const receipt = await unlessMissing(getTransactionReceipt(reader, { hash }));
    const found = receipt ?? (await known(watch, hash));
    if (found && (await isForeign(reader, sent, found))) hash = null;
    else if (receipt) return { type: 'mined', receipt };
    else if (found && 'nonce' in found) {
      // Some nodes show a transaction in its block long before its receipt.
      if (found.blockNumber !== null && (await isDone?.())) return { type: 'done' };
      if (found.nonce === sent.nonce) return 'waits';
      return { type: 'seen', hash: found.hash, nonce: found.nonce, isReplacement: false };
    }
  }
  if (await isDone?.()) return { type: 'done' };
  const isSent = sent.hash !== null || sent.isAnswered === true;
  if (await isContract(reader, sent.from)) return isSent ? 'unseen' : { type: 'unsent' };
  const use = await readNonceUse(reader, sent);
  if (use.state === 'free') return isSent ? 'dropped' : { type: 'unsent' };
  const { state, transaction } = use;
  if (transaction && transaction.hash === hash) return 'waits';
  if (transaction && isSame(sent.call, transaction)) {
    return { type: 'seen', hash: transaction.hash, nonce: sent.nonce, isReplacement: hash !== null };
  }
  if (state === 'waiting') return 'waits';
  if (!transaction) return 'cancelled';
  // The replacement itself may have had the effect since the first check.
  return { type: (await isDone?.()) ? 'done' : 'cancelled' };
}

/**
 * Follows a transaction without a time limit until there is news: a block, a speed-up, a
 * replacement, or its loss. Needs no wallet, only the data stored before the prompt. A node that
 * does not answer is asked again; silence is no news.
 * @throws The abort reason of the signal.
 */
export async function followTransaction(watch: Watch, sent: Sent): Promise<TransactionNews> {
  const { reader, signal } = watch;
  const patience = patienceOf(watch.patience);
  const signersPatience = patienceOf(watch.signersPatience ?? usualSignersPatience);
  for (;;) {
    signal?.throwIfAborted();
    const seen = await look(watch, sent).catch((): 'silence' => 'silence');
    if (seen === 'dropped' || seen === 'cancelled' || seen === 'unseen') {
      const { isLostBy } = seen === 'unseen' ? signersPatience : patience;
      if (isLostBy(Date.now())) return { type: seen };
    } else if (seen === 'waits') {
      patience.renew();
    } else if (seen !== 'silence') {
      return seen;
    }
    await pause(reader.pollingInterval, signal);
  }
}
