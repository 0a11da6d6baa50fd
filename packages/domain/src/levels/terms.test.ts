import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levels } from './levels.ts';
import { splitGlobalFee, splitRaceFee } from './terms.ts';

test('$50 of a race pool is 10 bonus, 5 to each of five uplines and 15 product', () => {
  expect(splitRaceFee(50_000_000n)).toEqual({
    bonus: 10_000_000n,
    perUpline: 5_000_000n,
    product: 15_000_000n,
  });
});

test('$150 of a global pool is 105 shared, 30 referral and 15 royalty', () => {
  expect(splitGlobalFee(150_000_000n)).toEqual({
    pool: 105_000_000n,
    referral: 30_000_000n,
    royalty: 15_000_000n,
  });
});

test.for(levels)('splits the fee of position $position exactly', ({ kind, fee }) => {
  if (kind === 'race') {
    const { bonus, perUpline, product } = splitRaceFee(fee);
    expect([bonus * 5n, perUpline * 10n, product * 10n]).toEqual([fee, fee, fee * 3n]);
  } else {
    const { referral, royalty, pool } = splitGlobalFee(fee);
    expect([referral * 5n, royalty * 10n, pool * 10n]).toEqual([fee, fee, fee * 7n]);
  }
});

test('loses and creates no unit of any fee', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), (fee) => {
      const race = splitRaceFee(fee);
      const global = splitGlobalFee(fee);
      expect(race.bonus + race.perUpline * 5n + race.product).toBe(fee);
      expect(global.pool + global.referral + global.royalty).toBe(fee);
    }),
  );
});
