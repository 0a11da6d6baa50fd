/** Decimals of the stable coin. Spec §9. */
export const moneyDecimals = 6;

const unitsPerDollar = 10n ** BigInt(moneyDecimals);

/**
 * An amount as the wire carries it: dollars as a plain decimal with up to six decimals.
 * @param units Units of 10⁻⁶ of the stable coin.
 * @example toDecimal(12_500_000n) // '12.5'
 */
export function toDecimal(units: bigint): string {
  const sign = units < 0n ? '-' : '';
  const size = units < 0n ? -units : units;
  const fraction = (size % unitsPerDollar).toString().padStart(moneyDecimals, '0').replace(/0+$/, '');
  return `${sign}${size / unitsPerDollar}${fraction && `.${fraction}`}`;
}

/**
 * The units behind a decimal string of dollars.
 * @returns Units of 10⁻⁶ of the stable coin.
 * @throws RangeError when the text is no decimal of at most six decimals.
 * @example fromDecimal('12.5') // 12_500_000n
 */
export function fromDecimal(text: string): bigint {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  if (whole === '') throw new RangeError(`Not an amount of at most ${moneyDecimals} decimals: ${text}`);
  const units = BigInt(whole) * unitsPerDollar + BigInt(fraction.padEnd(moneyDecimals, '0'));
  return sign ? -units : units;
}

/** A whole number's digits with a comma before every third from the end. */
export function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

/**
 * An amount as people read it: dollars, grouped, two to six decimals, never rounded.
 * @param units Units of 10⁻⁶ of the stable coin.
 * @example formatMoney(1_234_500_000n) // '$1,234.50'
 */
export function formatMoney(units: bigint): string {
  const decimal = toDecimal(units < 0n ? -units : units);
  const [whole = '0', fraction = ''] = decimal.split('.');
  return `${units < 0n ? '−' : ''}$${grouped(whole)}.${fraction.padEnd(2, '0')}`;
}

/**
 * A price as people name it: whole dollars without cents, anything else as `formatMoney` has it. What is
 * accounted for (incomes, parts of a fee) always shows its cents.
 * @param units Units of 10⁻⁶ of the stable coin.
 * @example formatPrice(1_500_000_000n) // '$1,500'
 */
export function formatPrice(units: bigint): string {
  return formatMoney(units).replace(/\.00$/, '');
}
