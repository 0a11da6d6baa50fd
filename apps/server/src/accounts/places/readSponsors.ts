import { uplineRegistryAbi } from '@upline/chain';
import { type Address, getAbiItem, padHex, toFunctionSelector, toHex } from 'viem';
import type { ChainContext } from '../../ledger/chain/chainContext.ts';
import { askViews } from '../../ledger/follower/askViews.ts';

const selector = toFunctionSelector(getAbiItem({ abi: uplineRegistryAbi, name: 'wallets' }));

/** A wallet's sponsor by the registry. */
export interface ChainSponsor {
  /** True once the chain has recorded the wallet. */
  isBound: boolean;
  /** In lower case; the zero address for the root and for strangers. */
  sponsor: Address;
}

/**
 * Reads the sponsors of wallets, in their order: hundreds in one call of the node.
 * @throws viem's error when the node does not answer; GarbledError for an answer that is none.
 */
export async function readSponsors(
  { client, deployment }: Pick<ChainContext, 'client' | 'deployment'>,
  wallets: readonly Address[],
): Promise<ChainSponsor[]> {
  const questions = wallets.map((about) => ({ contract: deployment.registry, selector, about }));
  const answers = await askViews(client, questions);
  return answers.map(([sponsor, boundAt]) => ({
    isBound: boundAt > 0n,
    sponsor: padHex(toHex(sponsor), { size: 20 }),
  }));
}
