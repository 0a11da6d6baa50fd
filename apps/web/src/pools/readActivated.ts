import { activatedPositions, type ListedPool, listPools } from '@upline/chain';
import type { Position } from '@upline/domain';
import { isAddress } from 'viem/utils';
import { pinnedRegistry, reader } from './reader.ts';

let listed: Promise<ListedPool[]> | undefined;

/** The registry's list only grows, and a visit is short: it is read once, and again after a failure. */
function pools(): Promise<ListedPool[]> {
  listed ??= listPools(reader, pinnedRegistry()).catch((error: unknown) => {
    listed = undefined;
    throw error;
  });
  return listed;
}

/** The positions that a wallet has bought, as the chain has them. @throws Error when the chain does not answer. */
export async function readActivated(wallet: string): Promise<readonly Position[]> {
  if (!isAddress(wallet, { strict: false })) return [];
  return activatedPositions(reader, pinnedRegistry(), await pools(), wallet);
}
