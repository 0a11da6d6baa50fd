import {
  concat,
  type Hex,
  hashMessage,
  numberToHex,
  parseSignature,
  serializeCompactSignature,
  signatureToCompactSignature,
  slice,
} from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';
import { keyForm, keySignature } from './signature.ts';

const account = privateKeyToAccount(generatePrivateKey());

/** One signature of each parity, with the signed hash. */
async function signatures() {
  const found = new Map<number, { signature: Hex; signed: Hex }>();
  for (let nth = 0; found.size < 2; nth++) {
    const message = `Message ${nth}`;
    const signature = await account.signMessage({ message });
    found.set(Number(slice(signature, 64)), { signature, signed: hashMessage(message) });
  }
  return [...found.values()];
}

const endingIn = (signature: Hex, v: number) =>
  concat([slice(signature, 0, 64), numberToHex(v, { size: 1 })]);

test.each<[string, (signature: Hex) => Hex]>([
  ['27 or 28', (signature) => signature],
  ['0 or 1', (signature) => endingIn(signature, Number(slice(signature, 64)) - 27)],
  [
    'the chain in two bytes',
    (signature) => {
      const v = numberToHex(Number(slice(signature, 64)) - 27 + 309, { size: 2 });
      return concat([slice(signature, 0, 64), v]);
    },
  ],
  [
    'the higher s',
    (signature) => {
      const order = 0xffffffff_ffffffff_ffffffff_fffffffe_baaedce6_af48a03b_bfd25e8c_d0364141n;
      const s = numberToHex(order - BigInt(slice(signature, 32, 64)), { size: 32 });
      return endingIn(concat([slice(signature, 0, 32), s, '0x00']), 55 - Number(slice(signature, 64)));
    },
  ],
  ['the chain', (signature) => endingIn(signature, Number(slice(signature, 64)) + 8)],
  [
    '64 bytes',
    (signature) => serializeCompactSignature(signatureToCompactSignature(parseSignature(signature))),
  ],
  [
    'upper case',
    (signature) =>
      `0x${endingIn(signature, Number(slice(signature, 64)) - 27)
        .slice(2)
        .toUpperCase()}`,
  ],
])('normalizes a key’s signature with %s', async (_what, write) => {
  for (const { signature, signed } of await signatures()) {
    expect(keyForm(write(signature))).toBe(signature);
    expect(await keySignature({ signature: write(signature), signed }, account.address)).toBe(signature);
  }
});

test("returns null for another key's signature", async () => {
  const [one] = await signatures();
  const other = privateKeyToAccount(generatePrivateKey());
  if (!one) throw new Error('Nothing was signed.');
  expect(await keySignature(one, other.address)).toBeNull();
});

test.each<Hex>(['0x', '0x1234', `0x${'11'.repeat(65)}`, `0x${'11'.repeat(66)}`, `0x${'22'.repeat(130)}`])(
  'leaves other signatures unchanged: %s',
  async (signature) => {
    expect(keyForm(signature)).toBe(signature);
    expect(await keySignature({ signature, signed: hashMessage('a') }, account.address)).toBeNull();
  },
);
