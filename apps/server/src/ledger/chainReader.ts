import { uplineRegistryAbi } from '@upline/chain';
import { levels } from '@upline/domain';
import { type Address, BaseError, BlockNotFoundError, type Hash } from 'viem';
import { getBlock, readContract } from 'viem/actions';
import { dateOf, lastSecond } from './blockTime.ts';
import type { ChainContext } from './chainContext.ts';
import { type Brakes, type ChainEvent, chainEvent, type LedgerLog } from './chainEvents.ts';
import { isUnreachable } from './isUnreachable.ts';
import { ContinuityError, ContradictionError, UndatedBlockError, WrongChainError } from './ledgerErrors.ts';
import type { ChainNode } from './nodes.ts';
import { type ChainFigures, readFigures } from './poolFigures.ts';
import { readLogs } from './readLogs.ts';

/** How many blocks make one final where the node does not say. */
const blocksToFinality = 128n;

/** One block, as far as the ledger looks at it. */
export interface BlockMark {
  number: bigint;
  hash: Hash;
  time: Date;
}

/** What a stretch of the chain holds. */
export interface Reading {
  from: bigint;
  to: bigint;
  events: ChainEvent[];
  /** The blocks that hold an event, and the last of the stretch. */
  blocks: BlockMark[];
  /** The hash of the block before the stretch, on the chain that holds it. */
  parent: Hash;
  /** What the contracts say at the end; null where the node has forgotten the state of that block. */
  figures: ChainFigures | null;
}

/**
 * The chain as the ledger asks one of its nodes. Every call throws viem's error when the node does not answer,
 * and UndatedBlockError when a block bears a time that cannot be a date.
 */
export interface ChainReader {
  head(): Promise<BlockMark>;
  /** The block with a number; `null` when the chain does not reach so far. */
  block(number: bigint): Promise<BlockMark | null>;
  /** The highest block that can no longer be replaced; null where the node does not say. */
  finalized(): Promise<BlockMark | null>;
  /** The block that counts as final where the node does not say. */
  assumedFinal(head: bigint): Promise<BlockMark>;
  /**
   * Every event from one block to another, of the registry and of all the pools that it lists.
   * @param listed The pools that were listed before.
   * @param head The newest block: of an older one the node may have forgotten what the contracts said.
   * @throws ContinuityError when the chain changed while it was read.
   */
  read(from: bigint, to: bigint, listed: readonly Address[], head: bigint): Promise<Reading>;
  /** Whether this is a developer's chain, which may be set back. */
  isLocal(): Promise<boolean>;
  /**
   * @throws WrongChainError when the deployment is not on this chain; ContradictionError when the registry does
   * not list its pools so.
   */
  identify(): Promise<void>;
}

function markOf({ number, hash, timestamp }: { number: bigint; hash: Hash; timestamp: bigint }): BlockMark {
  if (timestamp > lastSecond) throw new UndatedBlockError(number, timestamp);
  return { number, hash, time: dateOf(timestamp) };
}

/**
 * Reads the deployment's registry and pools through a node.
 * @param hearHead Told the number of each newest block that the node shows, even of one that cannot be read.
 */
export function createChainReader(
  { client, name }: ChainNode,
  { deployment }: ChainContext,
  hearHead: (head: bigint) => void,
): ChainReader {
  const named = Object.values(deployment.pools).map(({ address }) => address.toLowerCase() as Address);

  async function head(): Promise<BlockMark> {
    const newest = await getBlock(client, { blockTag: 'latest' });
    hearHead(newest.number);
    return markOf(newest);
  }

  async function block(blockNumber: bigint): Promise<BlockMark | null> {
    try {
      return markOf(await getBlock(client, { blockNumber }));
    } catch (error) {
      if (error instanceof BlockNotFoundError) return null;
      throw error;
    }
  }

  async function marked(number: bigint): Promise<BlockMark> {
    const found = await block(number);
    if (found === null) throw new ContinuityError(`The node no longer has block ${number}.`);
    return found;
  }

  /** @returns `null` where the node has forgotten that block's state: an old one, of which many keep none. */
  async function figuresAt(
    to: bigint,
    asked: readonly Address[],
    head: bigint,
  ): Promise<ChainFigures | null> {
    try {
      return await readFigures(client, deployment.registry, asked, to);
    } catch (error) {
      if (to === head || !(error instanceof BaseError) || isUnreachable(error)) throw error;
      return null;
    }
  }

  /** How pools are when they are listed: their events before that are not read. */
  async function readBrakes(logs: readonly LedgerLog[], head: bigint): Promise<Map<Address, Brakes>> {
    const added = logs.flatMap((log) => (log.eventName === 'PoolAdded' ? [log] : []));
    const found = await Promise.all(
      added.map(async ({ blockNumber, args: { pool } }): Promise<[Address, Brakes][]> => {
        const address = pool.toLowerCase() as Address;
        const one = (await figuresAt(blockNumber, [address], head))?.figures.get(address);
        if (one === undefined) return [];
        const pausedUntil = one.pausedUntil === 0n ? null : dateOf(one.pausedUntil);
        return [[address, { pausedUntil, isRetired: one.isRetired }]];
      }),
    );
    return new Map(found.flat());
  }

  async function read(from: bigint, to: bigint, listed: readonly Address[], head: bigint): Promise<Reading> {
    const before = await marked(to);
    const logs = await readLogs(client, {
      address: [deployment.registry, ...new Set([...named, ...listed])],
      fromBlock: from,
      toBlock: to,
    });
    const added = logs.flatMap((log) =>
      log.eventName === 'PoolAdded' ? [log.args.pool.toLowerCase() as Address] : [],
    );
    const all = [...new Set([...listed, ...added])];
    // A pool that the deployment does not name has to be asked for, from its listing on.
    if (added.some((pool) => !named.includes(pool) && !listed.includes(pool))) {
      return read(from, to, all, head);
    }
    const hashes = new Map(logs.map((log) => [log.blockNumber, log.blockHash]));
    const numbers = [...hashes.keys()].filter((number) => number !== to);
    const [figures, brakes, parent, ...marks] = await Promise.all([
      figuresAt(to, all, head),
      readBrakes(logs, head),
      marked(from - 1n),
      ...numbers.map(marked),
    ]);
    const blocks = [...marks, await marked(to)];
    const isOneChain = blocks.every(({ number, hash }) => (hashes.get(number) ?? hash) === hash);
    if (!isOneChain || blocks.at(-1)?.hash !== before.hash) {
      throw new ContinuityError(`The chain changed while blocks ${from} to ${to} were read.`);
    }
    const times = new Map(blocks.map(({ number, time }) => [number, time]));
    const events = logs.map((log) => {
      const event = chainEvent(log, times.get(log.blockNumber) ?? before.time);
      return event.name === 'PoolAdded' ? { ...event, ...brakes.get(event.pool) } : event;
    });
    return { from, to, events, blocks, parent: parent.hash, figures };
  }

  async function checkListing(): Promise<void> {
    await Promise.all(
      levels.map(async ({ position }) => {
        const { address, bit } = deployment.pools[position];
        const [listedBit, listedAt] = await readContract(client, {
          address: deployment.registry,
          abi: uplineRegistryAbi,
          functionName: 'pools',
          args: [address],
        });
        if (listedBit === bit && listedAt === position) return;
        const listing = listedAt === 0 ? 'not at all' : `at position ${listedAt} with bit ${listedBit}`;
        throw new ContradictionError(
          `The deployment has pool ${address} at position ${position} with bit ${bit}; the registry lists it ` +
            `${listing}.`,
        );
      }),
    );
  }

  return {
    head,
    block,
    read,
    assumedFinal: (newest) => marked(newest > blocksToFinality ? newest - blocksToFinality : 0n),

    async finalized() {
      try {
        return markOf(await getBlock(client, { blockTag: 'finalized' }));
      } catch (error) {
        if (isUnreachable(error) || error instanceof UndatedBlockError) throw error;
        return null;
      }
    },

    async isLocal() {
      try {
        const version = await client.request({ method: 'web3_clientVersion' });
        return version.startsWith('anvil');
      } catch (error) {
        // A node that keeps its version to itself is nobody's toy.
        if (isUnreachable(error)) throw error;
        return false;
      }
    },

    async identify() {
      const genesis = await block(0n);
      const start = await block(deployment.startBlock);
      if (genesis?.hash !== deployment.genesisHash) {
        throw new WrongChainError(
          `The node at ${name} is on another chain: its genesis is ${genesis?.hash}, the deployment's is ` +
            `${deployment.genesisHash}.`,
        );
      }
      if (start?.hash !== deployment.blockHash) {
        throw new WrongChainError(
          `The chain does not hold the deployment: block ${deployment.startBlock} is ` +
            `${start?.hash ?? 'missing'}, not ${deployment.blockHash}.`,
        );
      }
      await checkListing();
    },
  };
}
