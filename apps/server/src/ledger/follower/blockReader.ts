import { BlockNotFoundError, type Hash, isHash } from 'viem';
import { getBlock } from 'viem/actions';
import { isUnreachable } from '../chain/isUnreachable.ts';
import type { ChainClient } from '../chain/nodes.ts';
import { dateOf, lastSecond } from './blockTime.ts';
import { ContinuityError, MalformedResponseError, UndatedBlockError } from './ledgerErrors.ts';

/** Blocks above a final one if the node reports no final block. */
const blocksToFinality = 128n;

/** Minimum number of blocks above a final one, whatever the node reports. */
const leastDepth = 64n;

/** The fields of a block that the ledger uses. */
export interface BlockMark {
  number: bigint;
  hash: Hash;
  time: Date;
  /** SHA-1 of all logs of the registry and the pools in this block; undefined without logs. */
  told?: string;
}

export interface BlockReader {
  head(): Promise<BlockMark>;
  /** The block with this number; `null` if the chain is shorter. */
  block(number: bigint): Promise<BlockMark | null>;
  /** The highest final block as the node reports it; null if it reports none. */
  finalized(): Promise<BlockMark | null>;
  /** The block with this number. @throws ContinuityError if the chain is shorter now. */
  marked(number: bigint): Promise<BlockMark>;
  /**
   * The highest block that counts as final, at least `leastDepth` below the head.
   * @param told The final block that the node reports.
   */
  final(told: BlockMark | null, head: bigint): Promise<BlockMark>;
  /** @throws MalformedResponseError if the node does not know a block by the hash that it reported. */
  confirm(mark: BlockMark): Promise<void>;
}

function markOf({ number, hash, timestamp }: { number: bigint; hash: Hash; timestamp: bigint }): BlockMark {
  if (!isHash(hash)) throw new MalformedResponseError(`The node tells block ${number} without its hash.`);
  if (timestamp > lastSecond) throw new UndatedBlockError(number, timestamp);
  return { number, hash, time: dateOf(timestamp) };
}

/**
 * Reads blocks through a node.
 * @param onHead Called with the number of each newest block, even of an unreadable one.
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
    throw new MalformedResponseError(
      `The node tells another block than ${blockNumber}, which it was asked for.`,
    );
  }

  async function confirm({ number, hash, time }: BlockMark): Promise<void> {
    const known = await getBlock(client, { blockHash: hash }).catch((error: unknown) => {
      if (error instanceof BlockNotFoundError) return null;
      throw error;
    });
    if (known?.number === number && known.hash === hash && markOf(known).time.getTime() === time.getTime())
      return;
    throw new MalformedResponseError(`The node tells block ${number} by a hash that it does not know.`);
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
