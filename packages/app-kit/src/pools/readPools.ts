import {
  activatedPositions,
  type ClaimCost,
  claimableBonuses,
  claimCost,
  listPools,
  readRoot,
  type Wallet,
} from '@upline/chain';
import type { Position } from '@upline/domain';
import type { Claimable } from '@upline/ui/ports';
import { getAddress, isAddress } from 'viem/utils';
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

/** The gas of claims at some positions, and if the wallet takes them together. Never throws. */
export async function readClaimCost(
  user: string,
  positions: readonly Position[],
  wallet: Wallet | null,
): Promise<ClaimCost> {
  const pools = (await listedPools()).filter(({ position }) => positions.includes(position));
  return claimCost(
    reader,
    getAddress(user),
    pools.map(({ address }) => address),
    wallet,
  );
}
