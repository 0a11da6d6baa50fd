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
import { slice } from 'viem/utils';
import { isDelegation } from '../pools/delegatedCode.ts';
import type { Reader } from '../pools/pools.ts';
import type { Beginning } from './beginning.ts';
import { patienceOf } from './patience.ts';
import { pause } from './pause.ts';
import { usualLag } from './settle.ts';
import type { ContractCall } from './transaction.ts';
import { type NonceUse, readNonceUse } from './usedNonce.ts';

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
  /**
   * True if a receipt shows the effect. Asked for accounts with code, whose transactions others send
   * too. @default true
   */
  hasEffect?: ((receipt: TransactionReceipt) => boolean) | undefined;
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

function isCallTo({ to }: ContractCall, { to: target }: Pick<Transaction, 'to'>): boolean {
  return target !== null && isAddressEqual(target, to);
}

/** Wallets may append bytes to the call's data, which contracts ignore. */
function isSame(call: ContractCall, transaction: Transaction): boolean {
  const { input, value } = transaction;
  return isCallTo(call, transaction) && input.startsWith(call.data) && value === 0n;
}

/**
 * A contract wallet sends through other accounts, so its nonce and the wallet's hash prove nothing.
 */
async function isContract(reader: Reader, address: Address): Promise<boolean> {
  const code = await getCode(reader, { address });
  // Some nodes answer null for an account without code.
  return Boolean(code) && !isDelegation(code);
}

async function known({ reader, witness }: Watch, hash: Hash): Promise<Transaction | null> {
  const found = await unlessMissing(getTransaction(reader, { hash }));
  return found ?? (witness ? await getTransaction(witness, { hash }).catch(() => null) : null);
}

/** Milliseconds for which a purchase is shown as running while co-signers may take days. */
const usualSignersPatience = 600_000;

/**
 * Reasons why no node knows the transaction: its nonce is free, used by an unknown one,
 * meaningless, or used by a known one. The last may precede it: its own nonce was never seen.
 */
type Unknown = 'dropped' | 'cancelled' | 'unseen' | 'replaced';

/** True for a receipt that tells the end: some nodes give one before the block, or without it. */
function isEndedBy(receipt: TransactionReceipt | null): receipt is TransactionReceipt {
  // viem leaves a status that it does not know undefined.
  const isEnded = receipt?.status === 'success' || receipt?.status === 'reverted';
  return isEnded && receipt.blockNumber !== null;
}

interface Found {
  transaction: Transaction | null;
  receipt: TransactionReceipt | null;
}

/** True for a transaction of another request, whose hash the wallet gave by mistake. */
async function isForeign(
  { reader, hasEffect }: Watch,
  { from, call, block, nonce }: Sent,
  { transaction, receipt }: Found,
): Promise<boolean> {
  const found = transaction ?? receipt;
  if (!found) return false;
  const isOwn = isAddressEqual(found.from, from);
  // A reorg may return the request itself to an earlier block.
  const isItself = isOwn && transaction?.nonce === nonce;
  if (!isItself && found.blockNumber !== null && found.blockNumber <= block) return true;
  // The owner may have edited the amount of an approval, so only the function is compared.
  const isOther =
    'input' in found && !(isCallTo(call, found) && slice(found.input, 0, 4) === slice(call.data, 0, 4));
  if (isOwn && !isOther) return false;
  // Only an account with code acts through other accounts and calls.
  if (!(await getCode(reader, { address: from }))) return true;
  return receipt?.status === 'success' && hasEffect?.(receipt) === false;
}

/** Transactions of other requests that the owner may have accepted before this one. */
const mostBefore = 8;

/**
 * The use of the request's nonce, or of a later one: the owner may have accepted other requests
 * first.
 */
async function nonceUseOf(reader: Reader, sent: Sent): Promise<NonceUse & { nonce: number }> {
  const first = { ...(await readNonceUse(reader, sent)), nonce: sent.nonce };
  let use: NonceUse & { nonce: number } = first;
  while (use.state !== 'free' && use.nonce < sent.nonce + mostBefore) {
    if (use.transaction === null || isSame(sent.call, use.transaction)) return use;
    const nonce: number = use.nonce + 1;
    use = { ...(await readNonceUse(reader, { ...sent, nonce })), nonce };
  }
  return first;
}

async function look(watch: Watch, sent: Sent): Promise<TransactionNews | 'waits' | Unknown> {
  const { reader, isDone } = watch;
  let { hash } = sent;
  if (hash) {
    const receipt = await unlessMissing(getTransactionReceipt(reader, { hash }));
    const transaction = await known(watch, hash);
    if (await isForeign(watch, sent, { transaction, receipt })) hash = null;
    else if (isEndedBy(receipt)) return { type: 'mined', receipt };
    else if (transaction) {
      // Some nodes show a transaction in its block long before its receipt.
      if (transaction.blockNumber !== null && (await isDone?.())) return { type: 'done' };
      // A transaction of another account does not use the sender's nonce.
      const isOwn = isAddressEqual(transaction.from, sent.from);
      if (!isOwn || transaction.nonce === sent.nonce) return 'waits';
      return { type: 'seen', hash, nonce: transaction.nonce, isReplacement: false };
    }
  }
  if (await isDone?.()) return { type: 'done' };
  const isSent = sent.hash !== null || sent.isAnswered === true;
  if (await isContract(reader, sent.from)) return isSent ? 'unseen' : { type: 'unsent' };
  const use = await nonceUseOf(reader, sent);
  if (use.state === 'free') return isSent ? 'dropped' : { type: 'unsent' };
  const { state, transaction, nonce } = use;
  if (transaction && transaction.hash === hash) return 'waits';
  if (transaction && isSame(sent.call, transaction)) {
    return { type: 'seen', hash: transaction.hash, nonce, isReplacement: hash !== null };
  }
  if (state === 'waiting') return 'waits';
  if (!transaction) return 'cancelled';
  // The replacement itself may have had the effect since the first check.
  if (await isDone?.()) return { type: 'done' };
  return isSent ? 'replaced' : { type: 'cancelled' };
}

/**
 * Follows a transaction without a time limit until there is news: a block, a speed-up, a
 * replacement, or its loss. Needs no wallet, only the data stored before the prompt. A node that
 * does not answer is asked again; silence is no news.
 * @throws The abort reason of the signal.
 */
export async function followTransaction(watch: Watch, sent: Sent): Promise<TransactionNews> {
  const { reader, signal, nodeLag = usualLag } = watch;
  const patience = patienceOf(watch.patience);
  const signersPatience = patienceOf(watch.signersPatience ?? usualSignersPatience);
  const replacedPatience = patienceOf(nodeLag);
  const patiences = {
    dropped: patience,
    cancelled: patience,
    unseen: signersPatience,
    replaced: replacedPatience,
  };
  let hasWaited = false;
  for (;;) {
    signal?.throwIfAborted();
    const seen = await look(watch, sent).catch((): 'silence' => 'silence');
    if (seen === 'waits') {
      hasWaited = true;
      patience.renew();
    } else if (seen === 'replaced' && hasWaited) {
      return { type: 'cancelled' };
    } else if (typeof seen === 'string' && seen !== 'silence') {
      const type = seen === 'replaced' ? 'cancelled' : seen;
      if (patiences[seen].isLostBy(Date.now())) return { type };
    } else if (seen !== 'silence') {
      return seen;
    }
    await pause(reader.pollingInterval, signal);
  }
}
