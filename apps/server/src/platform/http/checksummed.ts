import { type Address, getAddress } from 'viem';

/** Enough for the lists of the busiest minutes; at most twice as many are cached. */
const keptAtMost = 20_000;

let kept = new Map<string, Address>();
let older = new Map<string, Address>();

/**
 * A wallet with its checksum, for replies. Recent ones are cached, since computing a checksum takes
 * a hash and a list needs one per row.
 */
export function withChecksum(wallet: Address): Address {
  const found = kept.get(wallet);
  if (found !== undefined) return found;
  const address = older.get(wallet) ?? getAddress(wallet);
  if (kept.size >= keptAtMost) [older, kept] = [kept, new Map()];
  kept.set(wallet, address);
  return address;
}

/** A wallet with its checksum; `''` for none. */
export function checksummed(wallet: `0x${string}` | null): string {
  return wallet === null ? '' : withChecksum(wallet);
}
