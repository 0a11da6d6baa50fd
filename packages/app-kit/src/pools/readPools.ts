import { activatedPositions, claimableBonuses, listPools, readRoot } from '@upline/chain';
import type { Position } from '@upline/domain';
import type { Claimable } from '@upline/ui/ports';
import { isAddress } from 'viem/utils';
import { pinnedRegistry, reader } from '../chain/reader.ts';
import { once } from './once.ts';

/** The registry's list only grows, and a visit is short: it is read once. */
export const listedPools = once(() => listPools(reader, pinnedRegistry()));

/** The registry's root never changes. @throws Error when the chain does not answer. */
export const readOperator = once(() => readRoot(reader, pinnedRegistry()));

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
