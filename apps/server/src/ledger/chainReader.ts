import { BlockNotFoundError, type Hash } from 'viem';
import { getBlock, getLogs } from 'viem/actions';
import { dateOf, lastSecond } from './blockTime.ts';
import type { ChainContext } from './chainContext.ts';
import { type ChainEvent, chainEvent, ledgerEvents } from './chainEvents.ts';
import { isUnreachable } from './isUnreachable.ts';
import { ContinuityError, UndatedBlockError, WrongChainError } from './ledgerErrors.ts';

/** How many blocks make one final where the node does not say. */
const blocksToFinality = 128n;

/** One block, as far as the ledger looks at it. */
export interface BlockMark {
  number: bigint;
  hash: Hash;
  time: Date;
}

/** What a stretch of the chain holds. */
interface Reading {
  events: ChainEvent[];
  /** The blocks that hold an event, and the last of the stretch. */
  blocks: BlockMark[];
}

/**
 * The chain as the ledger asks it. Every call throws viem's error when the node does not answer, and
 * UndatedBlockError when a block bears a time that cannot be a date.
 */
export interface ChainReader {
  head(): Promise<BlockMark>;
  /** The block with a number; `null` when the chain does not reach so far. */
  block(number: bigint): Promise<BlockMark | null>;
  /** The highest block that can no longer be replaced. */
  finalized(head: bigint): Promise<BlockMark>;
  /**
   * Every event from one block to another.
   * @throws ContinuityError when the chain changed while it was read.
   */
  read(from: bigint, to: bigint): Promise<Reading>;
  /** Whether this is a developer's chain, which may be set back. */
  isLocal(): Promise<boolean>;
  /** @throws WrongChainError when the deployment is not on this chain. */
  identify(): Promise<void>;
}

function markOf({ number, hash, timestamp }: { number: bigint; hash: Hash; timestamp: bigint }): BlockMark {
  if (timestamp > lastSecond) throw new UndatedBlockError(number, timestamp);
  return { number, hash, time: dateOf(timestamp) };
}

/** A node's name without what its URL may keep secret: health is public. */
function nodeName(rpcUrl = ''): string {
  return URL.parse(rpcUrl)?.host ?? 'RPC_URL';
}

/**
 * Reads the deployment's registry and pools through a node.
 * @param hearHead Told the number of each newest block that the node shows, even of one that cannot be read.
 */
export function createChainReader(
  { client, deployment }: ChainContext,
  hearHead: (head: bigint) => void,
): ChainReader {
  const addresses = [deployment.registry, ...Object.values(deployment.pools).map(({ address }) => address)];

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

  return {
    head,
    block,

    async finalized(head) {
      try {
        return markOf(await getBlock(client, { blockTag: 'finalized' }));
      } catch (error) {
        if (isUnreachable(error) || error instanceof UndatedBlockError) throw error;
        return marked(head > blocksToFinality ? head - blocksToFinality : 0n);
      }
    },

    async read(from, to) {
      const before = await marked(to);
      const logs = await getLogs(client, {
        address: addresses,
        events: ledgerEvents,
        strict: true,
        fromBlock: from,
        toBlock: to,
      });
      const hashes = new Map(logs.map((log) => [log.blockNumber, log.blockHash]));
      const numbers = [...hashes.keys()].filter((number) => number !== to);
      const blocks = [...(await Promise.all(numbers.map(marked))), await marked(to)];
      const isOneChain = blocks.every(({ number, hash }) => (hashes.get(number) ?? hash) === hash);
      if (!isOneChain || blocks.at(-1)?.hash !== before.hash) {
        throw new ContinuityError(`The chain changed while blocks ${from} to ${to} were read.`);
      }
      const times = new Map(blocks.map(({ number, time }) => [number, time]));
      const events = logs.map((log) => chainEvent(log, times.get(log.blockNumber) ?? before.time));
      return { events, blocks };
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
          `The node at ${nodeName(client.chain.rpcUrls.default.http[0])} is on another chain: its genesis is ` +
            `${genesis?.hash}, the deployment's is ${deployment.genesisHash}.`,
        );
      }
      if (start?.hash !== deployment.blockHash) {
        throw new WrongChainError(
          `The chain does not hold the deployment: block ${deployment.startBlock} is ` +
            `${start?.hash ?? 'missing'}, not ${deployment.blockHash}.`,
        );
      }
    },
  };
}
