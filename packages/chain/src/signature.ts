import { chainId } from '@upline/domain';
import { type Address, type Hex, isAddressEqual, recoverAddress } from 'viem';
import { concat, numberToHex, size, slice } from 'viem/utils';

/** Highest bit of a compact signature's second word: the parity (EIP-2098). */
const parityBit = 1n << 255n;

/** The v of a parity of 0 with the chain's id (EIP-155); Polygon's takes two bytes. */
const chainV = chainId * 2 + 35;

/** Order of the curve: each signature has a second form with its complement. */
const order = 0xffffffff_ffffffff_ffffffff_fffffffe_baaedce6_af48a03b_bfd25e8c_d0364141n;

/** Contracts take the form with the lower s only. */
function withV(r: Hex, s: Hex, parity: number): Hex {
  const value = BigInt(s);
  const isHigh = value > order / 2n && value < order;
  const low = isHigh ? numberToHex(order - value, { size: 32 }) : s;
  const v = numberToHex(27 + (isHigh ? 1 - parity : parity), { size: 1 });
  return concat([r, low, v]).toLowerCase() as Hex;
}

/**
 * Converts a signature to the form that contracts expect from a key: 65 bytes, the last one 27 or
 * 28, and the lower s. Wallets also use 0 and 1, include the chain id (EIP-155), in one byte or two,
 * return 64 bytes (EIP-2098), or the higher s. Any other signature, such as a smart wallet’s, is returned unchanged.
 */
export function keyForm(signature: Hex): Hex {
  if (size(signature) === 64) {
    const word = BigInt(slice(signature, 32));
    const s = numberToHex(word & (parityBit - 1n), { size: 32 });
    return withV(slice(signature, 0, 32), s, word & parityBit ? 1 : 0);
  }
  if (size(signature) !== 65 && size(signature) !== 66) return signature;
  const v = Number(slice(signature, 64));
  const [r, s] = [slice(signature, 0, 32), slice(signature, 32, 64)];
  if (size(signature) === 66) {
    // Any other 66 bytes may be a smart wallet's.
    return v === chainV || v === chainV + 1 ? withV(r, s, v - chainV) : signature;
  }
  if (v < 2 || v === 27 || v === 28) return withV(r, s, v % 27);
  if (v >= 35) return withV(r, s, (v - 35) % 2);
  return signature;
}

/**
 * The signature of an account's own key, in the form that contracts expect.
 * @param signed The signed hash.
 * @returns `null` if another key or the account's code signed.
 */
export async function keySignature(
  { signature, signed }: { signature: Hex; signed: Hex },
  account: Address,
): Promise<Hex | null> {
  const form = keyForm(signature);
  try {
    return isAddressEqual(await recoverAddress({ hash: signed, signature: form }), account) ? form : null;
  } catch {
    return null;
  }
}
