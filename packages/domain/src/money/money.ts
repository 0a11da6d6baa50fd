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

const formats = new Map<string, Intl.NumberFormat>();

/** Dollars as a language writes them; made once, since it takes a hundred times as long as its use. */
function formatOf(locale: string): Intl.NumberFormat {
  const known = formats.get(locale);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: moneyDecimals,
  });
  formats.set(locale, format);
  return format;
}

type Decimal = `${number}`;

/**
 * An amount as people read it: dollars, grouped, two to six decimals, never rounded.
 * @param units Units of 10⁻⁶ of the stable coin.
 * @param locale BCP 47 tag of the language that it is read in.
 * @example formatMoney(1_234_500_000n) // '$1,234.50'
 */
export function formatMoney(units: bigint, locale = 'en'): string {
  const shown = formatOf(locale)
    .format(toDecimal(units) as Decimal)
    .replace('-', '−');
  const bare = shown.replace(/[\u200e\u200f]/g, '');
  // With the marks of Intl alone, a right-to-left line tears the signs apart: “$US 326.25”.
  return bare === shown ? shown : `\u2066${bare}\u2069`;
}

/**
 * A price as people name it: whole dollars without cents, anything else as `formatMoney` has it. What is
 * accounted for (incomes, parts of a fee) always shows its cents.
 * @param units Units of 10⁻⁶ of the stable coin.
 * @param locale BCP 47 tag of the language that it is read in.
 * @example formatPrice(1_500_000_000n) // '$1,500'
 */
export function formatPrice(units: bigint, locale = 'en'): string {
  return formatMoney(units, locale).replace(/\.00(?!\d)/, '');
}

/** A large figure in the parts that are drawn unlike each other. */
export interface MoneyParts {
  dollars: string;
  cents: string;
  /** The sign of the currency where a language writes it behind the amount, else `''`. */
  after: string;
}

/**
 * An amount for a large figure: cut to cents, never rounded.
 * @param units Units of 10⁻⁶ of the stable coin.
 * @param locale BCP 47 tag of the language that it is read in.
 * @example dollarsAndCents(461_319_999n) // { dollars: '$461', cents: '.31', after: '' }
 */
export function dollarsAndCents(units: bigint, locale = 'en'): MoneyParts {
  const [, dollars = '', cents = '', after = ''] =
    /^(.*)(\.\d\d)\d*(.*)$/.exec(formatMoney(units, locale)) ?? [];
  return { dollars, cents, after };
}
