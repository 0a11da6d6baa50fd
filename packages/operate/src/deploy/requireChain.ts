import type { Reader } from '@upline/chain';
import type { Hash } from 'viem';
import { getBlock, getChainId } from 'viem/actions';
import type { DeployConfig } from './config.ts';

/**
 * Checks that a node is on the configured chain, by id and, if known, by first block.
 * @param where Name of the node in error messages; never its URL, which may contain a secret.
 * @returns Hash of the chain's first block.
 * @throws Error if it is another chain.
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
