import type { Deployment, Reader } from '@upline/chain';
import { uplineRegistryAbi } from '@upline/chain';
import { blocksBackwards } from '@upline/chain/internal';
import { announcement, grace } from '@upline/domain';
import { type Address, getAbiItem } from 'viem';
import { getBlock, getLogs, readContract } from 'viem/actions';
import type { Announced } from './deploymentState.ts';

/** A pool announced for listing. */
export interface AnnouncedPool extends Announced {
  address: Address;
  position: number;
}

export interface AnnouncedPools {
  pools: readonly AnnouncedPool[];
  /** Time of the oldest block searched, seconds; `null` if no open announcement can be missing. */
  since: bigint | null;
}

const event = getAbiItem({ abi: uplineRegistryAbi, name: 'PoolQueued' });

async function announcementOf(reader: Reader, registry: Address, address: Address): Promise<AnnouncedPool> {
  const [position, readyAt, expiresAt] = await readContract(reader, {
    address: registry,
    abi: uplineRegistryAbi,
    functionName: 'pending_pools',
    args: [address],
  });
  return { address, position, readyAt, expiresAt };
}

/**
 * Finds the announced pools that can be listed now or later. The registry has no list of them, so
 * its events are read backwards for the lifetime of an announcement.
 * @throws Error viem's own, if the node does not answer.
 */
export async function readAnnouncedPools(
  reader: Reader,
  { registry, startBlock }: Pick<Deployment, 'registry' | 'startBlock'>,
): Promise<AnnouncedPools> {
  const head = await getBlock(reader);
  const told = new Set<Address>();
  let oldest = head.timestamp;
  let lowest = head.number + 1n;
  const read = (fromBlock: bigint, toBlock: bigint) =>
    getLogs(reader, { address: registry, event, strict: true, fromBlock, toBlock });
  const beginning = head.timestamp - announcement - grace;
  for await (const { from, result } of blocksBackwards(head.number, startBlock, read)) {
    for (const { args } of result) told.add(args.pool);
    oldest = (await getBlock(reader, { blockNumber: from })).timestamp;
    lowest = from;
    if (oldest < beginning) break;
  }
  const found = await Promise.all([...told].map((pool) => announcementOf(reader, registry, pool)));
  return {
    pools: found.filter(({ expiresAt }) => expiresAt > head.timestamp),
    since: oldest < beginning || lowest <= startBlock ? null : oldest,
  };
}
