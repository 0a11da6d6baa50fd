import { type Address, getAddress } from 'viem';
import { keepRecent } from './keepRecent.ts';

/** A wallet with its checksum, for replies. A checksum takes a hash, and a list needs one per row. */
export const withChecksum = keepRecent((wallet: Address) => getAddress(wallet));

/** A wallet with its checksum; `''` for none. */
export function checksummed(wallet: `0x${string}` | null): string {
  return wallet === null ? '' : withChecksum(wallet);
}
