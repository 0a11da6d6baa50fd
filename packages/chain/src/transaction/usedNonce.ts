import type { Address, Transaction } from 'viem';
import { getBlock, getBlockNumber, getTransactionCount } from 'viem/actions';
import { isAddressEqual } from 'viem/utils';
import type { Reader } from '../pools/pools.ts';

/** Maximum of blocks read one by one if the node has no old transaction counts. */
const mostBlocks = 64n;

/** A transaction identified by sender and nonce. */
export interface OwnNonce {
  from: Address;
  nonce: number;
  /** Number of a block before the transaction. */
  block: bigint;
}

type Where = { blockNumber: bigint } | { blockTag: 'pending' };

async function usedIn(reader: Reader, own: OwnNonce, where: Where): Promise<Transaction | null> {
  const { transactions } = await getBlock(reader, { ...where, includeTransactions: true });
  return (
    transactions.find(({ from, nonce }) => nonce === own.nonce && isAddressEqual(from, own.from)) ?? null
  );
}

/** Binary search for the first block after which the account had used the nonce. */
async function blockOfNonce(reader: Reader, { from, nonce, block }: OwnNonce, head: bigint): Promise<bigint> {
  let [before, after] = [block, head];
  while (after - before > 1n) {
    const middle = (before + after) / 2n;
    const used = await getTransactionCount(reader, { address: from, blockNumber: middle });
    if (used > nonce) after = middle;
    else before = middle;
  }
  return after;
}

async function newestBlocks(reader: Reader, own: OwnNonce, head: bigint): Promise<Transaction | null> {
  for (let block = head; block > own.block && head - block < mostBlocks; block--) {
    const found = await usedIn(reader, own, { blockNumber: block });
    if (found) return found;
  }
  return null;
}

/** The use of a nonce: free, or a transaction if the node returns it. */
export type NonceUse = { state: 'free' } | { state: 'waiting' | 'mined'; transaction: Transaction | null };

/**
 * Reads the use of an account's nonce.
 * @throws Error viem's own, if the node does not answer.
 */
export async function readNonceUse(reader: Reader, own: OwnNonce): Promise<NonceUse> {
  const address = own.from;
  const [mined, sent] = await Promise.all([
    getTransactionCount(reader, { address }),
    getTransactionCount(reader, { address, blockTag: 'pending' }),
  ]);
  if (mined > own.nonce) {
    const head = await getBlockNumber(reader, { cacheTime: 0 });
    const block = await blockOfNonce(reader, own, head).catch(() => null);
    const transaction = await (block === null
      ? newestBlocks(reader, own, head)
      : usedIn(reader, own, { blockNumber: block }));
    return { state: 'mined', transaction };
  }
  if (sent <= own.nonce) return { state: 'free' };
  // Some nodes do not show pending transactions.
  const transaction = await usedIn(reader, own, { blockTag: 'pending' }).catch(() => null);
  return { state: 'waiting', transaction };
}
