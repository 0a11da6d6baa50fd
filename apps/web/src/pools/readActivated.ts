import { activatedPositions } from '@upline/chain';
import type { Position } from '@upline/domain';
import { isAddress } from 'viem/utils';
import { listedPools } from './listedPools.ts';
import { pinnedRegistry, reader } from './reader.ts';

/** The positions that a wallet has bought, as the chain has them. @throws Error when the chain does not answer. */
export async function readActivated(wallet: string): Promise<readonly Position[]> {
  if (!isAddress(wallet, { strict: false })) return [];
  return activatedPositions(reader, pinnedRegistry(), await listedPools(), wallet);
}
