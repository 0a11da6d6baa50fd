import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levelAt, levels, type Position } from '../levels/levels.ts';
import { feeLegs, type PayoutTransfer, splitFee } from './feeLegs.ts';

const splitAt = (position: Position) => splitFee(position, levelAt(position).fee);

const words = (legs: readonly PayoutTransfer[]) =>
  legs.map((leg) => {
    const who = 'wallet' in leg ? leg.wallet : 'generations' in leg ? leg.generations : '';
    return `${leg.to} ${who} ${Number(leg.amount) / 1e6}`;
  });

test.each([
  [1, ['a'], ['referral a 10', 'upline a 5', 'missing 4 20', 'product  15']],
  [
    1,
    ['a', 'b', 'root'],
    ['referral a 10', 'upline a 5', 'upline b 5', 'upline root 5', 'missing 2 10', 'product  15'],
  ],
  [
    1,
    ['a', 'b', 'c', 'd', 'root'],
    ['referral a 10', 'upline a 5', 'upline b 5', 'upline c 5', 'upline d 5', 'upline root 5', 'product  15'],
  ],
  [8, [], ['referral a 200', 'missing 5 500', 'product  300']],
] as const)('level %i under %j pays %j', (position, uplines, paid) => {
  const legs = feeLegs(splitAt(position), {
    ...{ referral: 'a', instead: null, holders: 0 },
    uplines,
  });
  expect(words(legs)).toEqual(paid);
});

test('pays nothing to a sixth upline', () => {
  const uplines = ['a', 'b', 'c', 'd', 'e', 'f'];
  const legs = feeLegs(splitAt(1), { referral: 'a', instead: null, holders: 0, uplines });
  expect(words(legs)).not.toContain('upline f 5');
});

test('names the sponsor who lacks the level beside the member who is paid', () => {
  const place = { referral: 'above', instead: 'sponsor', uplines: [], holders: 12 };
  const [referral, holders] = feeLegs(splitAt(3), place);
  expect(referral).toEqual({ to: 'referral', wallet: 'above', instead: 'sponsor', amount: 30_000_000n });
  expect(holders).toEqual({ to: 'holders', holders: 12, each: null, amount: 105_000_000n });
});

test('the legs sum to the fee for all terms and any number of uplines', () => {
  const shares = fc
    .tuple(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 10_000 }))
    .map((cuts) => cuts.toSorted((one, other) => one - other) as [number, number])
    .map(([low, high]) => ({ referralShare: low, networkShare: high - low, operatorShare: 10_000 - high }));
  fc.assert(
    fc.property(
      fc.constantFrom(...levels),
      fc.bigInt({ min: 1n, max: 10n ** 18n }),
      shares,
      fc.integer({ min: 0, max: 7 }),
      ({ position }, fee, cuts, above) => {
        const uplines = Array.from({ length: above }, (_, at) => `w${at}`);
        const place = { referral: 'a', instead: null, holders: 3, uplines };
        const legs = feeLegs(splitFee(position, fee, cuts), place);
        expect(legs.reduce((sum, { amount }) => sum + amount, 0n)).toBe(fee);
      },
    ),
  );
});
