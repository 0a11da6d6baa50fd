import type { Position } from '@upline/domain';
import { type Address, erc20Abi, type Hash } from 'viem';
import { getBlock, getBlockNumber, getLogs } from 'viem/actions';
import { getAbiItem, isAddressEqual } from 'viem/utils';
import { logLimitOf } from '../logLimit.ts';
import { blocksBackwards } from './blocksBackwards.ts';
import type { ListedPool, Reader } from './pools.ts';

/** An allowance that a wallet granted to a pool. */
export interface Approval {
  position: Position;
  /** Units of 10⁻⁶. */
  amount: bigint;
  transaction: Hash;
  logIndex: number;
  block: bigint;
  /** ISO 8601. */
  at: string;
}

export interface ApprovalOptions {
  owner: Address;
  coin: Address;
  pools: readonly ListedPool[];
  /** The block range; `to` defaults to the newest block. */
  from: bigint;
  to?: bigint;
  /** True ends the search early; older blocks are then left out. */
  isOver: () => boolean;
}

/** The approvals found, newest first. */
export interface ApprovalHistory {
  approvals: Approval[];
  /** The lowest block searched. */
  lowest: bigint;
}

const event = getAbiItem({ abi: erc20Abi, name: 'Approval' });

/**
 * Reads a wallet's approvals to the pools from the logs, newest blocks first.
 * @throws Error viem's own, if the node does not answer or refuses even short ranges.
 */
export async function readApprovals(reader: Reader, options: ApprovalOptions): Promise<ApprovalHistory> {
  const { owner, coin, pools, from, isOver } = options;
  const to = options.to ?? (await getBlockNumber(reader, { cacheTime: 0 }));
  const spender = pools.map(({ address }) => address);
  const approvals: Approval[] = [];
  let lowest = to + 1n;
  const read = (fromBlock: bigint, toBlock: bigint) =>
    getLogs(reader, { address: coin, event, strict: true, args: { owner, spender }, fromBlock, toBlock });
  for await (const stretch of blocksBackwards(to, from, read, logLimitOf(reader))) {
    const found = await Promise.all(
      stretch.result.toReversed().map(async (log): Promise<Approval[]> => {
        const pool = pools.find(({ address }) => isAddressEqual(address, log.args.spender));
        if (!pool) return [];
        const { blockNumber: block, transactionHash: transaction, logIndex } = log;
        const { timestamp } = await getBlock(reader, { blockNumber: block });
        const at = new Date(Number(timestamp) * 1000).toISOString();
        return [{ position: pool.position, amount: log.args.value, transaction, logIndex, block, at }];
      }),
    );
    approvals.push(...found.flat());
    lowest = stretch.from;
    if (isOver()) break;
  }
  return { approvals, lowest };
}
