import { activatedPositions, claimableBonuses, listPools } from '@upline/chain';
import type { Position } from '@upline/domain';
import type { Claimable } from '@upline/ui/ports';
import { type Address, createClient, http } from 'viem';
import { isAddress } from 'viem/utils';
import { chain, rpcUrl } from '../wallet/chain.ts';
import { once } from './once.ts';

/** The app's own node, for reading. Calls that are made together travel together. */
export const reader = createClient({
  chain,
  transport: http(rpcUrl, { batch: true }),
  pollingInterval: 1000,
});

/** The registry that this build trusts. @throws Error when the build was given none. */
export function pinnedRegistry(): Address {
  const registry = import.meta.env.VITE_UPLINE_REGISTRY;
  if (!registry || !isAddress(registry))
    throw new Error('This build knows no registry: VITE_UPLINE_REGISTRY.');
  return registry;
}

/** The registry's list only grows, and a visit is short: it is read once. */
export const listedPools = once(() => listPools(reader, pinnedRegistry()));

/** The positions that a wallet has bought, as the chain has them. @throws Error when the chain does not answer. */
export async function readActivated(wallet: string): Promise<readonly Position[]> {
  if (!isAddress(wallet, { strict: false })) return [];
  return activatedPositions(reader, pinnedRegistry(), await listedPools(), wallet);
}

/** What each position with a place would pay a wallet now. @throws Error when the chain does not answer. */
export async function readClaimable(wallet: string): Promise<readonly Claimable[]> {
  if (!isAddress(wallet, { strict: false })) return [];
  return claimableBonuses(reader, pinnedRegistry(), await listedPools(), wallet);
}
