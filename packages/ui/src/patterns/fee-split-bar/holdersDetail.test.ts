import { expect, test } from 'vitest';
import type { Translate } from '../../messages/useMessage.ts';
import type { MoneyFormat } from '../../messages/useMoney.ts';
import { holdersDetail } from './holdersDetail.ts';

const t = ((id: string, values: object) => `${id} ${Object.values(values).join(' ')}`) as Translate;
const money = { amount: String } as unknown as MoneyFormat;

test.each([
  ['unknown before the payment', 12, null, ''],
  ['divides evenly', 12, 8_750_000n, ' · transparency.leg.each 8750000 none'],
  ['leaves a rest', 11, 9_545_454n, ' · transparency.leg.each 9545454 left'],
  ['includes the rest of an earlier purchase', 6, 17_500_001n, ' · transparency.leg.each 17500001 added'],
])('a share of $105 %s', (_, holders, each, expected) => {
  const words = holdersDetail(t, money, { to: 'holders', amount: 105_000_000n, holders, each });
  expect(words).toBe(`fee.holders.operator ${holders}${expected}`);
});
