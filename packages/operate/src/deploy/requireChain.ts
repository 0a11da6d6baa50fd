import type { Reader } from '@upline/chain';
import type { Hash } from 'viem';
import { getBlock, getChainId } from 'viem/actions';
import type { DeployConfig } from './config.ts';

/**
 * Makes sure that a node is on the chain that is meant: by its id, and by its first block where that is known.
 * @param where What the node is called in complaints. Never its address when that may hold a secret.
 * @returns The hash of the chain's first block.
 * @throws Error when it is another chain.
 */
export async function requireChain(
  reader: Reader,
  { chainId, genesisHash }: Pick<DeployConfig, 'chainId' | 'genesisHash'>,
  where: string,
): Promise<Hash> {
  const id = await getChainId(reader);
  if (id !== chainId) throw new Error(`${where} has the id ${id}, not ${chainId}.`);
  const { hash } = await getBlock(reader, { blockNumber: 0n });
  if (genesisHash && hash !== genesisHash) {
    throw new Error(
      `${where} has the id ${id} but another first block: its genesis is ${hash}, not ${genesisHash}.`,
    );
  }
  return hash;
}
