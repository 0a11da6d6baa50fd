import { grouped } from './money.ts';

/** The most decimals shown; a wallet's native coin has eighteen. */
const mostDecimals = 6;

/**
 * Formats an amount of any coin, without the coin's name: grouped, with two to six decimals,
 * truncated so that it never exceeds the amount.
 * @param units Smallest units of the coin.
 * @param decimals Decimals of the coin.
 * @example formatCoin(2_500_000_000_000_000_000n, 18) // '2.50'
 */
export function formatCoin(units: bigint, decimals: number): string {
  const unit = 10n ** BigInt(decimals);
  const fraction = (units % unit)
    .toString()
    .padStart(decimals, '0')
    .slice(0, Math.min(decimals, mostDecimals));
  if (units > 0n && units < unit && /^0*$/.test(fraction)) return `<0.${'1'.padStart(mostDecimals, '0')}`;
  return `${grouped((units / unit).toString())}.${fraction.replace(/0+$/, '').padEnd(2, '0')}`;
}
