import { getAddress } from 'viem';

/** A wallet as replies carry it, `''` when there is none. */
export function checksummed(wallet: `0x${string}` | null): string {
  return wallet === null ? '' : getAddress(wallet);
}
