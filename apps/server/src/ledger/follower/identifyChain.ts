import { type Deployment, uplineRegistryAbi } from '@upline/chain';
import { levels } from '@upline/domain';
import { readContract } from 'viem/actions';
import { SilentNodeError } from '../chain/isUnreachable.ts';
import type { ChainNode } from '../chain/nodes.ts';
import type { BlockReader } from './blockReader.ts';
import { ContradictionError, WrongChainError } from './ledgerErrors.ts';

/** @throws ContradictionError if the registry lists the deployment's pools differently. */
async function checkListing({ client }: ChainNode, deployment: Deployment): Promise<void> {
  await Promise.all(
    levels.map(async ({ position }) => {
      const { address, bit } = deployment.pools[position];
      const [listedBit, listedAt] = await readContract(client, {
        address: deployment.registry,
        abi: uplineRegistryAbi,
        functionName: 'pools',
        args: [address],
      });
      if (listedBit === bit && listedAt === position) return;
      const listing = listedAt === 0 ? 'not at all' : `at position ${listedAt} with bit ${listedBit}`;
      throw new ContradictionError(
        `The deployment has pool ${address} at position ${position} with bit ${bit}; the registry lists it ` +
          `${listing}.`,
      );
    }),
  );
}

/**
 * Checks that a node is on the chain of a deployment.
 * @throws WrongChainError if it is not; ContradictionError if the registry lists its pools
 * differently; SilentNodeError if the node does not know its first block.
 */
export async function identifyChain(
  node: ChainNode,
  deployment: Deployment,
  { block }: Pick<BlockReader, 'block'>,
): Promise<void> {
  const genesis = await block(0n);
  const start = await block(deployment.startBlock);
  if (genesis === null) throw new SilentNodeError();
  if (genesis.hash !== deployment.genesisHash) {
    throw new WrongChainError(
      `The node is on another chain: its genesis is ${genesis.hash}, the deployment's is ` +
        `${deployment.genesisHash}.`,
      // Only the log contains the cause, since the node's name is not public.
      { cause: `It was the node at ${node.name}.` },
    );
  }
  if (start?.hash !== deployment.blockHash) {
    throw new WrongChainError(
      `The chain does not hold the deployment: block ${deployment.startBlock} is ` +
        `${start?.hash ?? 'missing'}, not ${deployment.blockHash}.`,
    );
  }
  await checkListing(node, deployment);
}
