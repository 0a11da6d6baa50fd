import { type Address, erc20Abi, type Hash } from 'viem';
import { getBlock, multicall, readContract } from 'viem/actions';
import { racePoolAbi, uplineRegistryAbi } from '../abi.ts';
import { coinOf } from '../pools/balances.ts';
import { type ListedPool, listPools, type Reader } from '../pools/pools.ts';
import { blocksForwards } from './blocksForwards.ts';
import { bookEventOf, readBookLogs } from './bookLogs.ts';
import { AccountingMismatch, type OpenBooks, type PoolBooks, replayEvents } from './poolBooks.ts';

/**
 * A pool's sums from its events, beside the values that the coin and the pool report. Units of
 * 10⁻⁶.
 */
export interface PoolProof extends PoolBooks {
  contract: Address;
  /** The pool's balance as reported by the coin's contract. */
  held: bigint;
  /** The debt as reported by the pool's contract. */
  owedByContract: bigint;
}

export interface PoolProofs {
  /** In the order of the registry's list. */
  pools: PoolProof[];
  block: bigint;
  /** Timestamp of the block, ISO 8601. */
  at: string;
}

export interface ProofOptions {
  /** The last block to read. */
  block: bigint;
  signal?: AbortSignal | undefined;
  /** Called after each range with the number of blocks read and the total. */
  onProgress?: ((progress: { block: bigint; blocks: bigint }) => void) | undefined;
}

export interface ProofSource {
  reader: Reader;
  /** Address of the registry, as the page names it. */
  registry: Address;
  /** Block number of the registry's deployment. */
  startBlock: bigint;
}

/** The pools listed at a block. The list only grows, so they are its beginning. */
async function poolsBy({ reader, registry }: ProofSource, block: bigint): Promise<ListedPool[]> {
  const [pools, count] = await Promise.all([
    listPools(reader, registry),
    readContract(reader, {
      address: registry,
      abi: uplineRegistryAbi,
      functionName: 'total_pools',
      blockNumber: block,
    }),
  ]);
  return pools.slice(0, Number(count));
}

/** The balances and debts that coin and pools report at a block. */
async function registeredPools(reader: Reader, pools: readonly ListedPool[], blockNumber: bigint) {
  const asked = { allowFailure: false, deployless: true, blockNumber } as const;
  // Both kinds of pool have the same `owed`.
  const [owed, coins] = await Promise.all([
    multicall(reader, {
      ...asked,
      contracts: pools.map(({ address }) => ({ address, abi: racePoolAbi, functionName: 'owed' }) as const),
    }),
    Promise.all(pools.map((pool) => coinOf(reader, pool))),
  ]);
  const held = await multicall(reader, {
    ...asked,
    contracts: pools.map(
      ({ address }, at) =>
        ({
          address: coins[at] ?? address,
          abi: erc20Abi,
          functionName: 'balanceOf',
          args: [address],
        }) as const,
    ),
  });
  return pools.map((_pool, at) => ({ owedByContract: owed[at] ?? 0n, held: held[at] ?? 0n }));
}

/** The state of a reading that may be resumed. */
interface Reading {
  pools: readonly ListedPool[];
  books: ReadonlyMap<string, OpenBooks>;
  next: bigint;
  /** The last block read; `null` before the first. */
  last: { number: bigint; hash: Hash } | null;
}

/**
 * Sums up pools from the chain's events, from the first block on. A stopped or failed run resumes
 * where it ended, unless a reorg has replaced the blocks it read.
 */
export function createPoolProofs(source: ProofSource) {
  const { reader, startBlock } = source;
  let kept: Reading | null = null;

  async function isStillThere({ last }: Reading): Promise<boolean> {
    if (last === null) return true;
    const { hash } = await getBlock(reader, { blockNumber: last.number });
    return hash === last.hash;
  }

  async function begin(block: bigint): Promise<Reading> {
    const pools = await poolsBy(source, block);
    if (kept && kept.next <= block + 1n && kept.pools.length === pools.length && (await isStillThere(kept))) {
      return kept;
    }
    const books = new Map(
      pools.map(({ address, position }): [string, OpenBooks] => [
        address.toLowerCase(),
        replayEvents(position),
      ]),
    );
    return { pools, books, next: startBlock, last: null };
  }

  function enter(reading: Reading, logs: Awaited<ReturnType<typeof readBookLogs>>): void {
    for (const log of logs) {
      const address = log.address.toLowerCase();
      const books = reading.books.get(address);
      const pool = reading.pools.find((one) => one.address.toLowerCase() === address);
      if (!books || !pool) throw new AccountingMismatch(`The node answered unasked for ${log.address}.`);
      books.enter(bookEventOf(log, pool.position));
    }
  }

  /**
   * Sums up every pool listed at a block, up to that block.
   * @throws AccountingMismatch if events contradict each other; Error viem's own, if the node does not
   * answer or has no state for the block; the signal's reason.
   */
  return async function prove({ block, signal, onProgress }: ProofOptions): Promise<PoolProofs> {
    const reading = await begin(block);
    kept = reading;
    const addresses = reading.pools.map(({ address }) => address);
    const blocks = block - startBlock + 1n;
    // Read first: a long chain takes longer to read than nodes store old states.
    const [words, { timestamp }] = await Promise.all([
      registeredPools(reader, reading.pools, block),
      getBlock(reader, { blockNumber: block }),
    ]);
    const read = async (from: bigint, to: bigint) => {
      // A node that lags behind returns no logs; `getBlock` then fails and reveals it.
      const [logs, end] = await Promise.all([
        readBookLogs(reader, addresses, from, to),
        getBlock(reader, { blockNumber: to }),
      ]);
      return { logs, hash: end.hash };
    };
    try {
      for await (const { to, result } of blocksForwards({ from: reading.next, to: block, read, signal })) {
        enter(reading, result.logs);
        reading.next = to + 1n;
        reading.last = { number: to, hash: result.hash };
        onProgress?.({ block: to - startBlock + 1n, blocks });
      }
    } catch (error) {
      // Start from the first block next time.
      if (error instanceof AccountingMismatch) kept = null;
      throw error;
    }
    const pools = reading.pools.map(({ address }, at): PoolProof => {
      const books = reading.books.get(address.toLowerCase());
      const own = words[at];
      if (!books || !own) throw new AccountingMismatch(`Nothing is known of ${address}.`);
      return { ...books.totals(), ...own, contract: address };
    });
    return { pools, block, at: new Date(Number(timestamp) * 1000).toISOString() };
  };
}
