import { activatedPositions, claimableBonuses, listPools, readRoot } from '@upline/chain';
import type { Position } from '@upline/domain';
import type { Claimable } from '@upline/ui/ports';
import { isAddress } from 'viem/utils';
import { pinnedRegistry, reader } from '../chain/reader.ts';
import { once } from './once.ts';

/** Read once per visit: the registry's list only grows, and a visit is short. */
export const listedPools = once(() => listPools(reader, pinnedRegistry()));

/** The registry's root, which never changes. @throws Error if the chain does not answer. */
export const readOperator = once(() => readRoot(reader, pinnedRegistry()));

/**
 * The positions that a wallet has bought, read from the chain. @throws Error if the chain does not
 * answer.
 */
export async function readActivated(wallet: string): Promise<readonly Position[]> {
  if (!isAddress(wallet, { strict: false })) return [];
  return activatedPositions(reader, pinnedRegistry(), await listedPools(), wallet);
}

/**
 * The amount that each enrolled position would pay a wallet now. @throws Error if the chain does
 * not answer.
 */
export async function readClaimable(wallet: string): Promise<readonly Claimable[]> {
  if (!isAddress(wallet, { strict: false })) return [];
  return claimableBonuses(reader, pinnedRegistry(), await listedPools(), wallet);
}
