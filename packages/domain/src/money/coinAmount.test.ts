import { expect, test } from 'vitest';
import { formatCoin } from './coinAmount.ts';

test.each([
  [0n, 18, '0.00'],
  [2_500_000_000_000_000_000n, 18, '2.50'],
  [1_999_999_999_999_999_999n, 18, '1.999999'],
  [1n, 18, '<0.000001'],
  [1_000_000_000_000n, 18, '0.000001'],
  [1_000_000_000_000_000_001n, 18, '1.00'],
  [1_234_567_000_000n, 6, '1,234,567.00'],
  [12_345_678n, 6, '12.345678'],
  [1n, 6, '0.000001'],
  [5n, 0, '5.00'],
  [1234n, 2, '12.34'],
] as const)('%s units of a coin with %s decimals are %s', (units, decimals, shown) => {
  expect(formatCoin(units, decimals)).toBe(shown);
});
