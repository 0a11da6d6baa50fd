import { expect, test } from 'vitest';
import { shortAddress, shortSponsor } from './shortAddress.ts';

const wallet = '0x7aF3000000000000000000000000000000c0c91E';

test.each([
  [shortAddress, wallet, '0x7aF3…c91E'],
  [shortAddress, '0x12345678', '0x12345678'],
  [shortAddress, '', ''],
  [shortSponsor, wallet, '0x7aF300…00c0c91E'],
  [shortSponsor, '0123456789abcdef', '0123456789abcdef'],
] as const)('%o shortens %s to %s', (short, full, shown) => {
  expect(short(full)).toBe(shown);
});
