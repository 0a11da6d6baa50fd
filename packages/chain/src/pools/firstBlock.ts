import type { Address, Hash } from 'viem';
import { getBlock, getContractEvents, readContract } from 'viem/actions';
import { uplineRegistryAbi } from '../abi.ts';
import type { Reader } from './pools.ts';

/** The first block at or after a time, in seconds. */
async function blockAt(reader: Reader, time: bigint): Promise<bigint> {
  let low = 0n;
  let { number: high } = await getBlock(reader);
  while (low < high) {
    const middle = (low + high) / 2n;
    const { timestamp } = await getBlock(reader, { blockNumber: middle });
    if (timestamp < time) low = middle + 1n;
    else high = middle;
  }
  return low;
}

/**
 * The block of a registry's deployment, from which events are read. The registry bound its root at
 * that time and stores it, so the block is found again after an interrupted run, on any machine and
 * without an archive node.
 * @throws Error if the chain has no such block, as during a reorg.
 */
export async function firstBlock(
  reader: Reader,
  registry: Address,
  root: Address,
): Promise<{ number: bigint; hash: Hash }> {
  const contract = { address: registry, abi: uplineRegistryAbi } as const;
  const [, madeAt] = await readContract(reader, { ...contract, functionName: 'wallets', args: [root] });
  let block = await getBlock(reader, { blockNumber: await blockAt(reader, madeAt) });
  // Local chains mine several blocks a second.
  while (block.timestamp === madeAt) {
    const { number, hash } = block;
    const bound = await getContractEvents(reader, {
      ...contract,
      eventName: 'SponsorBound',
      args: { member: root },
      fromBlock: number,
      toBlock: number,
    });
    if (bound.length > 0) return { number, hash };
    block = await getBlock(reader, { blockNumber: number + 1n });
  }
  throw new Error(`No block at ${madeAt} holds the making of the registry ${registry}.`);
}
