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

/** What was, or may have been, sent. */
export interface Sent extends Beginning {
  from: Address;
  call: ContractCall;
  /** `null` when the wallet was asked and its answer was not heard. */
  hash: Hash | null;
  /** Whether the wallet has answered, though with no hash: then it may take as long as one with a hash. */
  isAnswered?: boolean | undefined;
}

/** How a transaction is watched. */
export interface Watch {
  reader: Reader;
  /** Another node that may know the transaction: the wallet's own. */
  witness?: Reader | undefined;
  /** Whether what the transaction was for has come about, by whichever transaction. */
  isDone?: (() => Promise<boolean>) | undefined;
  /** How long nobody may know a transaction before it counts as lost, milliseconds. @default two minutes */
  patience?: number | undefined;
  /**
   * How long a wallet that others sign for may take until its transaction is seen, milliseconds. @default ten minutes
   */
  signersPatience?: number | undefined;
  /** How long the node may be behind a block that was seen, milliseconds. @default ten seconds */
  nodeLag?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** What becomes known of a transaction. After the first kind it continues; the others are ends. */
export type TransactionNews =
  /** Its number, and its hash when it was found, or sent again. */
  | { type: 'seen'; nonce: number; hash: Hash; isReplacement: boolean }
  | { type: 'mined'; receipt: TransactionReceipt }
  /** What it was for has come about by another one. */
  | { type: 'done' }
  /** Its owner put something else in its place. */
  | { type: 'cancelled' }
  /** No node knows it any more, and its number is still free. */
  | { type: 'dropped' }
  /** A wallet that others sign for has not brought it to the chain yet: it may, or may not. */
  | { type: 'unseen' }
  /** The wallet was asked, and has sent nothing. */
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

/** An account of code alone sends through others: neither its number nor a hash of its wallet says anything. */
async function isContract(reader: Reader, address: Address): Promise<boolean> {
  const code = await getCode(reader, { address });
  return code !== undefined && !isDelegation(code);
}

async function known({ reader, witness }: Watch, hash: Hash): Promise<Transaction | null> {
  const found = await unlessMissing(getTransaction(reader, { hash }));
  return found ?? (witness ? await getTransaction(witness, { hash }).catch(() => null) : null);
}

/** How long a purchase is shown as running for signers who may come days later, milliseconds. */
const usualSignersPatience = 600_000;

/** Nobody knows the transaction: its number is free, was used by one that nobody can name, or tells nothing. */
type Unknown = 'dropped' | 'cancelled' | 'unseen';

/** One look. */
async function look(watch: Watch, sent: Sent): Promise<TransactionNews | 'waits' | Unknown> {
  const { reader, isDone } = watch;
  if (sent.hash) {
    const receipt = await unlessMissing(getTransactionReceipt(reader, { hash: sent.hash }));
    if (receipt) return { type: 'mined', receipt };
    const found = await known(watch, sent.hash);
    if (found?.nonce === sent.nonce) return 'waits';
    if (found) return { type: 'seen', hash: found.hash, nonce: found.nonce, isReplacement: false };
  }
  if (await isDone?.()) return { type: 'done' };
  const isSent = sent.hash !== null || sent.isAnswered === true;
  if (await isContract(reader, sent.from)) return isSent ? 'unseen' : { type: 'unsent' };
  const use = await readNonceUse(reader, sent);
  if (use.state === 'free') return isSent ? 'dropped' : { type: 'unsent' };
  const { state, transaction } = use;
  if (transaction && transaction.hash === sent.hash) return 'waits';
  if (transaction && isSame(sent.call, transaction)) {
    return { type: 'seen', hash: transaction.hash, nonce: sent.nonce, isReplacement: sent.hash !== null };
  }
  if (state === 'waiting') return 'waits';
  if (!transaction) return 'cancelled';
  // Since it was asked, it may have come about by the very transaction that was found.
  return { type: (await isDone?.()) ? 'done' : 'cancelled' };
}

/**
 * Follows a transaction, however long it takes, until something is known of it: a block, a replacement by its owner at
 * another price or by something else, or that it is lost. It needs no wallet, and nothing but what was noted before the
 * wallet opened. A node that does not answer is asked again: its silence is no news.
 * @throws whatever the signal was aborted with.
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
