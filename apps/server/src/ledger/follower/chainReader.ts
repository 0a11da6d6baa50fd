import { isPosition } from '@upline/domain';
import { type Address, BaseError, type Hash } from 'viem';
import type { ChainContext } from '../chain/chainContext.ts';
import { isUnreachable } from '../chain/isUnreachable.ts';
import type { ChainNode } from '../chain/nodes.ts';
import { type Answer, askViews, type Question } from './askViews.ts';
import { type BlockMark, type BlockReader, createBlockReader } from './blockReader.ts';
import { dateOf } from './blockTime.ts';
import { type ChainEvent, chainEvent, type LedgerLog, type ListedAs } from './chainEvents.ts';
import { identifyChain } from './identifyChain.ts';
import { ContinuityError, GarbledError } from './ledgerErrors.ts';
import { type ChainFigures, readFigures, termsIn } from './poolFigures.ts';
import { readLogs, readMarks } from './readLogs.ts';

/** A level may be announced before a server knows it: only its listing needs one that does. */
function isOfKnownLevel(log: LedgerLog): boolean {
  return log.eventName !== 'PoolQueued' || isPosition(log.args.position);
}

/** How nodes say that they no longer have the state of an old block, or never had it. */
const forgotten =
  /missing trie node|trie node.*not found|state.*(not |un)available|no state available|state.*(pruned|not found)|prun(ed|ing)|archive|historical|distance to target block|block ?out ?of ?range/i;

function isForgotten(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false;
  const words = `${error.shortMessage} ${error.details}`;
  return !isUnreachable(error) && forgotten.test(words);
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
export interface ChainReader extends BlockReader {
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

/** What a program throws that is given something of another form. */
const formErrors = [TypeError, RangeError, SyntaxError];

/** Whatever cannot be read as an answer is the node's fault, and no end of the program. */
function blamingNode<Functions extends object>(functions: Functions): Functions {
  const entries = Object.entries(functions).map(([name, ask]) => [
    name,
    async (...args: unknown[]) => {
      try {
        return await ask(...args);
      } catch (error) {
        if (!formErrors.some((kind) => error instanceof kind)) throw error;
        throw new GarbledError('The node answered with something that cannot be read.', { cause: error });
      }
    },
  ]);
  return Object.fromEntries(entries);
}

/**
 * Reads the deployment's registry and pools through a node.
 * @param onHead Is given the number of each newest block that the node shows, even of one that cannot be read.
 */
export function createChainReader(
  node: ChainNode,
  { deployment }: ChainContext,
  onHead: (head: bigint) => void,
): ChainReader {
  const { client } = node;
  const reader = createBlockReader(client, onHead);
  const { marked, confirm } = reader;
  const named = Object.values(deployment.pools).map(({ address }) => address.toLowerCase() as Address);
  /** What is read from the first block on: a pool that is listed later is read from its listing. */
  const deployed = [deployment.registry.toLowerCase() as Address, ...named];
  /** From which block on what a contract tells is marked. */
  const since = (listed: Listed): Listed =>
    new Map([...listed, ...deployed.map((address) => [address, 0n] as const)]);

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
    const events = logs.filter(isOfKnownLevel).map((log) => {
      const event = chainEvent(log, byNumber.get(log.blockNumber)?.time ?? before.time);
      return event.name === 'PoolAdded' ? { ...event, ...listings.get(event.pool) } : event;
    });
    return { from, to, events, blocks, parent: parent.hash, figures };
  }

  return blamingNode<ChainReader>({
    ...reader,
    read,
    identify: () => identifyChain(node, deployment, reader),
    figures: figuresAt,
    marks: (fromBlock, toBlock, listed) => readMarks(client, { since: since(listed), fromBlock, toBlock }),
    ask: (questions, block, head) => unlessForgotten(block, head, askViews(client, questions, block)),

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
  });
}
