import { claimableBonuses } from '@upline/chain';
import type { Claimable } from '@upline/ui/ports';
import { isAddress } from 'viem/utils';
import { listedPools } from './listedPools.ts';
import { pinnedRegistry, reader } from './reader.ts';

/** What each position with a place would pay a wallet now. @throws Error when the chain does not answer. */
export async function readClaimable(wallet: string): Promise<readonly Claimable[]> {
  if (!isAddress(wallet, { strict: false })) return [];
  return claimableBonuses(reader, pinnedRegistry(), await listedPools(), wallet);
}
