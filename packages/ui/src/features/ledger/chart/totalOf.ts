import { type IncomePeriod, type IncomeSums, incomeSeries } from '@upline/domain';

/** What the periods come to together. */
export function totalOf(periods: readonly IncomePeriod[]): IncomeSums {
  const total = { referral: 0n, level: 0n, global: 0n, lost: 0n };
  for (const { sums } of periods) for (const series of incomeSeries) total[series] += sums[series];
  return total;
}
