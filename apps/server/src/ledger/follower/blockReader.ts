import { BlockNotFoundError, type Hash, isHash } from 'viem';
import { getBlock } from 'viem/actions';
import { isUnreachable } from '../chain/isUnreachable.ts';
import type { ChainClient } from '../chain/nodes.ts';
import { dateOf, lastSecond } from './blockTime.ts';
import { ContinuityError, GarbledError, UndatedBlockError } from './ledgerErrors.ts';

/** How many blocks make one final where the node does not say. */
const blocksToFinality = 128n;

/** So many blocks lie above one that is final, whatever a node says. */
const leastDepth = 64n;

/** One block, as far as the ledger looks at it. */
export interface BlockMark {
  number: bigint;
  hash: Hash;
  time: Date;
  /** Names all that the registry and the deployment's pools told in it, to the last byte; left out for nothing. */
  told?: string;
}

/** The blocks of a chain as one of its nodes tells them. */
export interface BlockReader {
  head(): Promise<BlockMark>;
  /** The block with a number; `null` when the chain does not reach so far. */
  block(number: bigint): Promise<BlockMark | null>;
  /** The highest block that can no longer be replaced, in the node's own words; null where it does not say. */
  finalized(): Promise<BlockMark | null>;
  /** The block with a number. @throws ContinuityError when the chain does not reach so far any more. */
  marked(number: bigint): Promise<BlockMark>;
  /**
   * The highest block that counts as final: none that is not deep enough, whatever the node says.
   * @param told What the node says.
   */
  final(told: BlockMark | null, head: bigint): Promise<BlockMark>;
  /** @throws GarbledError when the node does not know the block by the hash that it gave it. */
  confirm(mark: BlockMark): Promise<void>;
}

function markOf({ number, hash, timestamp }: { number: bigint; hash: Hash; timestamp: bigint }): BlockMark {
  if (!isHash(hash)) throw new GarbledError(`The node tells block ${number} without its hash.`);
  if (timestamp > lastSecond) throw new UndatedBlockError(number, timestamp);
  return { number, hash, time: dateOf(timestamp) };
}

/**
 * Reads blocks through a node.
 * @param onHead Is given the number of each newest block that the node shows, even of one that cannot be read.
 */
export function createBlockReader(client: ChainClient, onHead: (head: bigint) => void): BlockReader {
  async function head(): Promise<BlockMark> {
    const newest = await getBlock(client, { blockTag: 'latest' });
    onHead(newest.number);
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

  return {
    head,
    block,
    confirm,
    marked,

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
  };
}
