import { uplineRegistryAbi } from '@upline/chain';
import { isPosition, levels } from '@upline/domain';
import { type Address, BaseError, BlockNotFoundError, type Hash, isHash } from 'viem';
import { getBlock, readContract } from 'viem/actions';
import type { ChainContext } from '../chain/chainContext.ts';
import { isUnreachable, SilentNodeError } from '../chain/isUnreachable.ts';
import type { ChainNode } from '../chain/nodes.ts';
import { type Answer, askViews, type Question } from './askViews.ts';
import { dateOf, lastSecond } from './blockTime.ts';
import { type ChainEvent, chainEvent, type LedgerLog, type ListedAs } from './chainEvents.ts';
import {
  ContinuityError,
  ContradictionError,
  GarbledError,
  UndatedBlockError,
  WrongChainError,
} from './ledgerErrors.ts';
import { type ChainFigures, readFigures, termsIn } from './poolFigures.ts';
import { readLogs, readMarks } from './readLogs.ts';

/** How many blocks make one final where the node does not say. */
const blocksToFinality = 128n;

/** So many blocks lie above one that is final, whatever a node says. */
const leastDepth = 64n;

/** How nodes say that they no longer have the state of an old block, or never had it. */
const forgotten =
  /missing trie node|trie node.*not found|state.*(not |un)available|no state available|state.*(pruned|not found)|prun(ed|ing)|archive|historical|distance to target block|block ?out ?of ?range/i;

function isForgotten(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false;
  const words = `${error.shortMessage} ${error.details}`;
  return !isUnreachable(error) && forgotten.test(words);
}

/** One block, as far as the ledger looks at it. */
export interface BlockMark {
  number: bigint;
  hash: Hash;
  time: Date;
  /** Names all that the registry and the deployment's pools told in it, to the last byte; left out for nothing. */
  told?: string;
}

/** The block in which each pool was listed. */
export type Listed = ReadonlyMap<Address, bigint>;

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
  /** The highest block that can no longer be replaced, in the node's own words; null where it does not say. */
  finalized(): Promise<BlockMark | null>;
  /**
   * The highest block that counts as final: none that is not deep enough, whatever the node says.
   * @param told What the node says.
   */
  final(told: BlockMark | null, head: bigint): Promise<BlockMark>;
  /** @throws GarbledError when the node does not know the block by the hash that it gave it. */
  confirm(mark: BlockMark): Promise<void>;
  /** What was told in each block from one to another that told anything, by the same marks as when it was read. */
  marks(from: bigint, to: bigint, listed: Listed): Promise<Map<bigint, string>>;
  /** What the contracts say at a block; null where the node has forgotten the state of that block. */
  figures(block: bigint, pools: readonly Address[], head: bigint): Promise<ChainFigures | null>;
  /** What views of the contracts answer at a block; null where the node has forgotten the state of that block. */
  ask(questions: readonly Question[], block: bigint, head: bigint): Promise<Answer[] | null>;
  /**
   * Every event from one block to another, of the registry and of all the pools that it lists.
   * @param listed The pools that were listed before.
   * @param head The newest block: of an older one the node may have forgotten what the contracts said.
   * @throws ContinuityError when the chain changed while it was read.
   */
  read(from: bigint, to: bigint, listed: Listed, head: bigint): Promise<Reading>;
  /** Whether this is a developer's chain, which may be set back. */
  isLocal(): Promise<boolean>;
  /**
   * @throws WrongChainError when the deployment is not on this chain; ContradictionError when the registry does
   * not list its pools so.
   */
  identify(): Promise<void>;
}

function markOf({ number, hash, timestamp }: { number: bigint; hash: Hash; timestamp: bigint }): BlockMark {
  if (!isHash(hash)) throw new GarbledError(`The node tells block ${number} without its hash.`);
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
  /** What is read from the first block on: a pool that is listed later is read from its listing. */
  const deployed = [deployment.registry.toLowerCase() as Address, ...named];
  /** From which block on what a contract tells is marked. */
  const since = (listed: Listed): Listed =>
    new Map([...listed, ...deployed.map((address) => [address, 0n] as const)]);

  async function head(): Promise<BlockMark> {
    const newest = await getBlock(client, { blockTag: 'latest' });
    hearHead(newest.number);
    return markOf(newest);
  }

  async function block(blockNumber: bigint): Promise<BlockMark | null> {
    try {
      const found = markOf(await getBlock(client, { blockNumber }));
      if (found.number === blockNumber) return found;
    } catch (error) {
      if (error instanceof BlockNotFoundError) return null;
      throw error;
    }
    throw new GarbledError(`The node tells another block than ${blockNumber}, which it was asked for.`);
  }

  async function confirm({ number, hash, time }: BlockMark): Promise<void> {
    const known = await getBlock(client, { blockHash: hash }).catch((error: unknown) => {
      if (error instanceof BlockNotFoundError) return null;
      throw error;
    });
    if (known?.number === number && known.hash === hash && markOf(known).time.getTime() === time.getTime())
      return;
    throw new GarbledError(`The node tells block ${number} by a hash that it does not know.`);
  }

  async function marked(number: bigint): Promise<BlockMark> {
    const found = await block(number);
    if (found === null) throw new ContinuityError(`The node no longer has block ${number}.`);
    return found;
  }

  /** @returns `null` where the node has forgotten that block's state: an old one, of which many keep none. */
  async function unlessForgotten<T>(block: bigint, head: bigint, asked: Promise<T>): Promise<T | null> {
    try {
      return await asked;
    } catch (error) {
      // A node that was asked too often, or is in trouble, has forgotten nothing: it is asked again.
      if (block === head || !isForgotten(error)) throw error;
      return null;
    }
  }

  function figuresAt(to: bigint, asked: readonly Address[], head: bigint): Promise<ChainFigures | null> {
    return unlessForgotten(to, head, readFigures(client, deployment.registry, asked, to));
  }

  /** How pools are when they are listed: their events before that are not read. */
  async function readListings(logs: readonly LedgerLog[], head: bigint): Promise<Map<Address, ListedAs>> {
    const added = logs.flatMap((log) => (log.eventName === 'PoolAdded' ? [log] : []));
    const found = await Promise.all(
      added.map(async ({ blockNumber, args: { pool, position } }): Promise<[Address, ListedAs][]> => {
        const address = pool.toLowerCase() as Address;
        const one = (await figuresAt(blockNumber, [address], head))?.figures.get(address);
        if (one === undefined) return [];
        const pausedUntil = one.pausedUntil === 0n ? null : dateOf(one.pausedUntil);
        if (!isPosition(position)) return [];
        return [[address, { pausedUntil, isRetired: one.isRetired, terms: termsIn(one, position) }]];
      }),
    );
    return new Map(found.flat());
  }

  async function read(from: bigint, to: bigint, listed: Listed, head: bigint): Promise<Reading> {
    const before = await marked(to);
    const { logs, marks: told } = await readLogs(client, {
      since: since(listed),
      fromBlock: from,
      toBlock: to,
    });
    const added = logs.flatMap((log) =>
      log.eventName === 'PoolAdded'
        ? [[log.args.pool.toLowerCase() as Address, log.blockNumber] as const]
        : [],
    );
    const all = new Map([...added, ...listed]);
    // A pool that the deployment does not name has to be asked for, from its listing on.
    if (added.some(([pool]) => !named.includes(pool) && !listed.has(pool))) {
      return read(from, to, all, head);
    }
    const numbers = [...new Set(logs.map(({ blockNumber }) => blockNumber))].filter(
      (number) => number !== to,
    );
    const [figures, listings, parent, , ...marks] = await Promise.all([
      figuresAt(to, [...all.keys()], head),
      readListings(logs, head),
      marked(from - 1n),
      confirm(before),
      ...numbers.map(marked),
    ]);
    const blocks = [...marks, await marked(to)].map((mark) => ({
      ...mark,
      told: told.get(mark.number) ?? '',
    }));
    const byNumber = new Map(blocks.map((mark) => [mark.number, mark]));
    const isOneChain = logs.every(
      ({ blockNumber, blockHash }) => byNumber.get(blockNumber)?.hash === blockHash,
    );
    const isInTime = blocks.every(({ time }, at) => time >= (blocks[at - 1]?.time ?? parent.time));
    if (!isOneChain || !isInTime || blocks.at(-1)?.hash !== before.hash) {
      throw new ContinuityError(`The chain changed while blocks ${from} to ${to} were read.`);
    }
    const events = logs.map((log) => {
      const event = chainEvent(log, byNumber.get(log.blockNumber)?.time ?? before.time);
      return event.name === 'PoolAdded' ? { ...event, ...listings.get(event.pool) } : event;
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
    confirm,
    read,
    figures: figuresAt,
    marks: (fromBlock, toBlock, listed) => readMarks(client, { since: since(listed), fromBlock, toBlock }),
    ask: (questions, block, head) => unlessForgotten(block, head, askViews(client, questions, block)),

    async final(told, newest) {
      const depth = told === null ? blocksToFinality : leastDepth;
      const highest = newest > depth ? newest - depth : 0n;
      return told !== null && told.number <= highest ? told : marked(highest);
    },

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
        // A node that keeps its version to itself is no local one.
        if (isUnreachable(error)) throw error;
        return false;
      }
    },

    async identify() {
      const genesis = await block(0n);
      const start = await block(deployment.startBlock);
      if (genesis === null) throw new SilentNodeError();
      if (genesis.hash !== deployment.genesisHash) {
        throw new WrongChainError(
          `The node is on another chain: its genesis is ${genesis.hash}, the deployment's is ` +
            `${deployment.genesisHash}.`,
          // Only the log has the cause: which node is asked is nobody's business.
          { cause: `It was the node at ${name}.` },
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
