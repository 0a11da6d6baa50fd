import { uplineRegistryAbi } from '@upline/chain';
import { type Address, getAbiItem, padHex, toFunctionSelector, toHex } from 'viem';
import type { ChainContext } from '../../ledger/chain/chainContext.ts';
import { askViews } from '../../ledger/follower/askViews.ts';

const selector = toFunctionSelector(getAbiItem({ abi: uplineRegistryAbi, name: 'wallets' }));

export interface ChainSponsor {
  /** True if the chain has recorded the wallet. */
  isBound: boolean;
  /** Lower case; the zero address for the root and unknown wallets. */
  sponsor: Address;
}

/**
 * Reads the sponsors of hundreds of wallets in one call of the node, in the order given.
 * @throws viem's error if the node does not answer; MalformedResponseError for an invalid answer.
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
