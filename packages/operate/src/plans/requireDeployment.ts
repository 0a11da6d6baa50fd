import type { Deployment, Reader } from '@upline/chain';
import { abiHash } from '@upline/chain/abiHash';
import { getBlock, getChainId, getCode } from 'viem/actions';

/**
 * Checks that a node is on a deployment's chain, since every local chain and fork has the id 137
 * too.
 * @throws Error with an explanation, if id, first block or registry differ, or the sources do not
 * match the deployment.
 */
export async function requireDeployment(reader: Reader, deployment: Deployment): Promise<void> {
  const { chainId, genesisHash, registry } = deployment;
  const id = await getChainId(reader);
  if (id !== chainId) throw new Error(`The node is on chain ${id}; the deployment is on chain ${chainId}.`);
  const { hash } = await getBlock(reader, { blockNumber: 0n });
  if (hash !== genesisHash) {
    throw new Error(
      `The node is on another chain than the deployment: its first block is ${hash}, not ${genesisHash}.`,
    );
  }
  if (!(await getCode(reader, { address: registry }))) {
    throw new Error(`No registry stands at ${registry} on the node's chain.`);
  }
  if (deployment.abiHash !== abiHash) {
    throw new Error(
      'The deployment is of other sources than these: their calls differ. Use the sources of its commit.',
    );
  }
}
