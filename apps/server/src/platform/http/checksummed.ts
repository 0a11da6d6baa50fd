import { type Address, getAddress } from 'viem';

/** As many as the lists of the busiest minutes name; twice as many at most are kept. */
const keptAtMost = 20_000;

let kept = new Map<string, Address>();
let older = new Map<string, Address>();

/**
 * A wallet as replies carry it. A checksum is a hash: those asked for lately are remembered, since a list asks for
 * one for each of its rows.
 */
export function withChecksum(wallet: Address): Address {
  const found = kept.get(wallet);
  if (found !== undefined) return found;
  const address = older.get(wallet) ?? getAddress(wallet);
  if (kept.size >= keptAtMost) [older, kept] = [kept, new Map()];
  kept.set(wallet, address);
  return address;
}

/** A wallet as replies carry it, `''` when there is none. */
export function checksummed(wallet: `0x${string}` | null): string {
  return wallet === null ? '' : withChecksum(wallet);
}
