import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageTags } from '../format/languages.ts';
import { dollarsAndCents, formatMoney, formatPrice, fromDecimal, toDecimal } from './money.ts';

test.each([
  [0n, '0', '$0.00'],
  [1n, '0.000001', '$0.000001'],
  [12_500_000n, '12.5', '$12.50'],
  [1_234_500_000n, '1234.5', '$1,234.50'],
  [1_000_000_000_000n, '1000000', '$1,000,000.00'],
  [7_190_000n, '7.19', '$7.19'],
  [-50_000_001n, '-50.000001', '−$50.000001'],
] as const)('%s units are %s on the wire and %s on screen', (units, decimal, shown) => {
  expect(toDecimal(units)).toBe(decimal);
  expect(fromDecimal(decimal)).toBe(units);
  expect(formatMoney(units)).toBe(shown);
});

test.each([
  [50_000_000n, '$50'],
  [1_500_000_000n, '$1,500'],
  [12_500_000n, '$12.50'],
  [1_000_001n, '$1.000001'],
] as const)('a price of %s units is %s', (units, shown) => {
  expect(formatPrice(units)).toBe(shown);
});

test.each([
  [461_319_999n, '$461', '.31'],
  [1_500_000_000n, '$1,500', '.00'],
  [-38_699_999n, '−$38', '.69'],
  [1n, '$0', '.00'],
] as const)('truncates a large figure of %s units to %s and %s', (units, dollars, cents) => {
  expect(dollarsAndCents(units)).toEqual({ dollars, cents, after: '' });
});

test('Spanish puts the dollar sign first; Arabic puts it last, isolated, with Western digits', () => {
  const [whole, lost] = [1_234_098_914_044n, -50_000_000n];
  expect([formatMoney(whole, languageTags.es), formatMoney(lost, languageTags.es)]).toEqual([
    '$1,234,098.914044',
    '−$50.00',
  ]);
  expect([formatMoney(whole, languageTags.ar), formatMoney(lost, languageTags.ar)]).toEqual([
    '\u20661,234,098.914044\u00a0US$\u2069',
    '\u2066−50.00\u00a0US$\u2069',
  ]);
  expect(formatPrice(1_500_000_000n, languageTags.ar)).toBe('\u20661,500\u00a0US$\u2069');
  expect(dollarsAndCents(461_319_999n, languageTags.ar)).toEqual({
    dollars: '\u2066461',
    cents: '.31',
    after: '\u00a0US$\u2069',
  });
});

test('round-trips every amount through the wire format', () => {
  fc.assert(fc.property(fc.bigInt(), (units) => fromDecimal(toDecimal(units)) === units));
});

test.each(['', '.5', '1.', '1e3', '1,000', '0.0000001', ' 1', '$1', '--1'])('rejects %j', (text) => {
  expect(() => fromDecimal(text)).toThrow(RangeError);
});
