import type { Address, Hash } from 'viem';
import { getBlock, getContractEvents, readContract } from 'viem/actions';
import { uplineRegistryAbi } from '../abi.ts';
import type { Reader } from './pools.ts';

/** The first block that is not before a time, in seconds. */
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
 * The block in which a registry was made: from it on events are worth reading. The registry knows the time,
 * for it bound its root then. So the block is found again after a broken run, on any machine and on a node
 * without archive.
 * @throws Error when the chain holds no such block, as after a reorg in this moment.
 */
export async function firstBlock(
  reader: Reader,
  registry: Address,
  root: Address,
): Promise<{ number: bigint; hash: Hash }> {
  const contract = { address: registry, abi: uplineRegistryAbi } as const;
  const [, madeAt] = await readContract(reader, { ...contract, functionName: 'wallets', args: [root] });
  let block = await getBlock(reader, { blockNumber: await blockAt(reader, madeAt) });
  // Local chains have several blocks a second.
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
