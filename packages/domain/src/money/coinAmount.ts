import { grouped } from './money.ts';

/** Decimals that are shown at most; a wallet's own coin has eighteen. */
const mostDecimals = 6;

/**
 * An amount of any coin as people read it, without the coin's name: grouped, two to six decimals, what is
 * smaller cut off and never rounded up, so that nobody reads more than there is.
 * @param units Smallest units of the coin.
 * @param decimals How many decimals of the coin they are.
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
