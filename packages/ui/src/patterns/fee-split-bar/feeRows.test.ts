import { feeLegs, levelAt, levels, type PayoutTransfer, splitFee } from '@upline/domain';
import { expect, test } from 'vitest';
import { feeRows, isSameFee } from './feeRows.ts';

const place = { referral: '0xA', instead: null, uplines: ['0xB', '0xC', '0xD'], holders: 12 };
const legs = feeLegs(splitFee(1, levelAt(1).fee), place);

test('groups three uplines into one row and adds missing uplines to the fund', () => {
  const rows = feeRows(legs);
  expect(rows.map(({ id, amount, shares }) => `${id} ${amount} ${shares}`)).toEqual([
    'referral 10000000 1',
    'uplines 15000000 3',
    'product 25000000 1',
  ]);
  expect(rows[1]).toMatchObject({ each: 5_000_000n, wallets: ['0xB', '0xC', '0xD'] });
  expect(rows[2]).toMatchObject({ missing: { generations: 2, amount: 10_000_000n } });
});

test.each(levels)('sums the rows of level $position to its fee', ({ position, fee }) => {
  for (let above = 0; above <= 5; above++) {
    const uplines = Array.from({ length: above }, (_, at) => `0x${at}`);
    const rows = feeRows(feeLegs(splitFee(position, fee), { ...place, uplines }));
    expect(rows.reduce((sum, { amount }) => sum + amount, 0n)).toBe(fee);
  }
});

test.each<[string, boolean, (leg: PayoutTransfer) => PayoutTransfer]>([
  [
    'the same wallets in other letters',
    true,
    (leg) => ('wallet' in leg ? { ...leg, wallet: leg.wallet.toLowerCase() } : leg),
  ],
  [
    'another upline',
    false,
    (leg) => (leg.to === 'upline' && leg.generation === 2 ? { ...leg, wallet: '0xE' } : leg),
  ],
  ['another amount', false, (leg) => (leg.to === 'product' ? { ...leg, amount: leg.amount + 1n } : leg)],
])('compares two fees by wallets and amounts: %s', (_, isSame, changed) => {
  expect(isSameFee(legs, legs.map(changed))).toBe(isSame);
});
