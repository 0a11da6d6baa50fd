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
import { ContinuityError, MalformedResponseError } from './ledgerErrors.ts';
import { type ChainFigures, readFigures, termsIn } from './poolFigures.ts';
import { readLogs, readMarks } from './readLogs.ts';

/** Nodes' messages about a state that they pruned or never had. */
const forgotten =
  /missing trie node|trie node.*not found|state.*(not |un)available|no state available|state.*(pruned|not found)|prun(ed|ing)|archive|historical|distance to target block|block ?out ?of ?range/i;

function isForgotten(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false;
  const words = `${error.shortMessage} ${error.details}`;
  return !isUnreachable(error) && forgotten.test(words);
}

/** The block in which each pool was listed. */
export type Listed = ReadonlyMap<Address, bigint>;

export interface Reading {
  from: bigint;
  to: bigint;
  events: ChainEvent[];
  /** The blocks with events, and the last of the stretch. */
  blocks: BlockMark[];
  /** Hash of the block before the stretch. */
  parent: Hash;
  /** The contracts' figures at the end; null if the node has pruned that state. */
  figures: ChainFigures | null;
}

/**
 * Reads the chain through one node. Every call throws viem's error if the node does not answer, and
 * UndatedBlockError for a block with an invalid timestamp.
 */
export interface ChainReader extends BlockReader {
  /**
   * Hashes of the logs per block, for blocks with logs; equal to those of the first reading if
   * unchanged.
   */
  marks(from: bigint, to: bigint, listed: Listed): Promise<Map<bigint, string>>;
  /** The contracts' figures at a block; null if the node has pruned that state. */
  figures(block: bigint, pools: readonly Address[], head: bigint): Promise<ChainFigures | null>;
  /** Results of the contracts' views at a block; null if the node has pruned that state. */
  ask(questions: readonly Question[], block: bigint, head: bigint): Promise<Answer[] | null>;
  /**
   * Every event of a range of blocks, from the registry and all pools that it lists.
   * @param listed The pools listed before the range.
   * @param head The newest block: the node may have pruned the state of an older one.
   * @throws ContinuityError if the chain changed during the read.
   */
  read(from: bigint, to: bigint, listed: Listed, head: bigint): Promise<Reading>;
  /** True for a developer's chain, which may be reset. */
  isLocal(): Promise<boolean>;
  /**
   * @throws WrongChainError if the deployment is not on this chain; ContradictionError if the
   * registry lists its pools differently.
   */
  identify(): Promise<void>;
}

/** Errors thrown by code that reads data of an unexpected shape. */
const formErrors = [TypeError, RangeError, SyntaxError];

/** Attributes unreadable answers to the node, so that they do not end the process. */
function blamingNode<Functions extends object>(functions: Functions): Functions {
  const entries = Object.entries(functions).map(([name, ask]) => [
    name,
    async (...args: unknown[]) => {
      try {
        return await ask(...args);
      } catch (error) {
        if (!formErrors.some((kind) => error instanceof kind)) throw error;
        throw new MalformedResponseError('The node answered with something that cannot be read.', {
          cause: error,
        });
      }
    },
  ]);
  return Object.fromEntries(entries);
}

/**
 * Reads the deployment's registry and pools through a node.
 * @param onHead Called with the number of each newest block, even of an unreadable one.
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
  /** Contracts read from the first block on; pools listed later are read from their listing. */
  const deployed = [deployment.registry.toLowerCase() as Address, ...named];
  /** The first block per contract whose logs are hashed. */
  const since = (listed: Listed): Listed =>
    new Map([...listed, ...deployed.map((address) => [address, 0n] as const)]);

  /** @returns `null` if the node has pruned the state of an old block, as many nodes do. */
  async function unlessForgotten<T>(block: bigint, head: bigint, asked: Promise<T>): Promise<T | null> {
    try {
      return await asked;
    } catch (error) {
      // An overloaded or faulty node has not pruned the state; the ledger tries again.
      if (block === head || !isForgotten(error)) throw error;
      return null;
    }
  }

  function figuresAt(to: bigint, asked: readonly Address[], head: bigint): Promise<ChainFigures | null> {
    return unlessForgotten(to, head, readFigures(client, deployment.registry, asked, to));
  }

  /** The state of each pool at its listing, since its earlier events are not read. */
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
    // A pool that the deployment does not name must be read from its listing on.
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
        // A node that hides its version is not a local one.
        if (isUnreachable(error)) throw error;
        return false;
      }
    },
  });
}
