import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const known = new Map<string, string>();

/** A wallet in the checksum format of EIP-55. @param wallet In any case. */
export function checksum(wallet: string): string {
  const digits = wallet.slice(2).toLowerCase();
  const found = known.get(digits);
  if (found !== undefined) return found;
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  const letters = Array.from(digits, (digit, index) =>
    Number.parseInt(hash[index] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  );
  const made = `0x${letters.join('')}`;
  known.set(digits, made);
  return made;
}
