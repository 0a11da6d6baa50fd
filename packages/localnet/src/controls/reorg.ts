import type { Deployment } from '@upline/chain';
import { uplineRegistryAbi } from '@upline/chain';
import type { LocalClient } from '@upline/chain/demo';
import { zeroAddress } from 'viem';

/** Maximum depth of a reorg, blocks. Blocks are final at a depth of 64. */
export const deepestReorg = 60;

interface ReorgMethod {
  Method: 'anvil_reorg';
  Parameters: [depth: number, transactions: []];
  ReturnType: null;
}

/** The last block of the deployment, which seals the registry. */
async function sealBlock(
  client: LocalClient,
  { registry, startBlock }: Pick<Deployment, 'registry' | 'startBlock'>,
): Promise<bigint> {
  const [sealed] = await client.getContractEvents({
    address: registry,
    abi: uplineRegistryAbi,
    eventName: 'Sealed',
    fromBlock: startBlock,
  });
  return sealed?.blockNumber ?? startBlock;
}

/**
 * The oldest block of a range whose state the chain still has: after a restart it has only the
 * state of its last block.
 * @param to A block with known state.
 */
async function oldestKnown(client: LocalClient, from: bigint, to: bigint): Promise<bigint> {
  const knows = (blockNumber: bigint) =>
    client.getBalance({ address: zeroAddress, blockNumber }).then(
      () => true,
      () => false,
    );
  let oldest = to;
  while (oldest > from && (await knows(oldest - 1n))) oldest -= 1n;
  return oldest;
}

/**
 * Replaces the newest blocks by empty ones, which undoes their transactions.
 * @throws Error naming the possible depth, if this one is too deep.
 */
export async function reorg(
  client: LocalClient,
  deployment: Pick<Deployment, 'registry' | 'startBlock'>,
  depth: number,
): Promise<void> {
  if (depth > deepestReorg) {
    throw new Error(`A reorg reaches ${deepestReorg} blocks back at most: older ones are final.`);
  }
  const before = await client.getBlockNumber();
  const kept = await sealBlock(client, deployment);
  if (before - BigInt(depth) < kept) {
    throw new Error(
      `${depth} blocks back the pools were not there yet: at block ${before} a reorg can take ` +
        `${before - kept} blocks. Mine some first with: pnpm chain mine`,
    );
  }
  const target = before - BigInt(depth);
  const known = await oldestKnown(client, target, before);
  if (known > target) {
    throw new Error(
      `The chain was started again at block ${known} and knows what was before only as a result: a reorg can take ` +
        `${before - known} blocks. Mine some first with: pnpm chain mine`,
    );
  }
  await client.request<ReorgMethod>({ method: 'anvil_reorg', params: [depth, []] });
}
