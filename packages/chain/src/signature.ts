import { type Address, type Hex, isAddressEqual, recoverAddress } from 'viem';
import { concat, numberToHex, size, slice } from 'viem/utils';

/** The upper bit of a compact signature's second word: the parity (EIP-2098). */
const parityBit = 1n << 255n;

function withV(r: Hex, s: Hex, parity: number): Hex {
  return concat([r, s, numberToHex(27 + parity, { size: 1 })]).toLowerCase() as Hex;
}

/**
 * A signature in the form that contracts take of a key: 65 bytes, the last one 27 or 28. Wallets also write 0 and 1,
 * put the chain into it (EIP-155) or send 64 bytes (EIP-2098). Returns any other signature, such as a smart wallet’s, unchanged.
 */
export function keyForm(signature: Hex): Hex {
  if (size(signature) === 64) {
    const word = BigInt(slice(signature, 32));
    const s = numberToHex(word & (parityBit - 1n), { size: 32 });
    return withV(slice(signature, 0, 32), s, word & parityBit ? 1 : 0);
  }
  if (size(signature) !== 65) return signature;
  const v = Number(slice(signature, 64));
  const [r, s] = [slice(signature, 0, 32), slice(signature, 32, 64)];
  if (v < 2) return withV(r, s, v);
  if (v >= 35) return withV(r, s, (v - 35) % 2);
  return signature;
}

/**
 * The signature of an account's own key, in the form that contracts take.
 * @param signed What was signed, as a hash.
 * @returns `null` where another has signed, or the account's code: such a signature is left as it is.
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
