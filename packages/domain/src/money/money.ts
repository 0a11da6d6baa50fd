/** Decimals of the stable coin. Spec §9. */
export const moneyDecimals = 6;

const unitsPerDollar = 10n ** BigInt(moneyDecimals);

/**
 * An amount on the wire: dollars as a plain decimal with up to six decimals.
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
 * Parses a decimal string of dollars.
 * @returns Units of 10⁻⁶ of the stable coin.
 * @throws RangeError if the text is no decimal with at most six decimals.
 * @example fromDecimal('12.5') // 12_500_000n
 */
export function fromDecimal(text: string): bigint {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  if (whole === '') throw new RangeError(`Not an amount of at most ${moneyDecimals} decimals: ${text}`);
  const units = BigInt(whole) * unitsPerDollar + BigInt(fraction.padEnd(moneyDecimals, '0'));
  return sign ? -units : units;
}

/** Inserts thousands separators into the digits of a whole number. */
export function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

const formats = new Map<string, Intl.NumberFormat>();

/**
 * The dollar format of a locale; cached, because creating it takes a hundred times as long as
 * formatting.
 */
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
 * Formats an amount of dollars: grouped, two to six decimals, never rounded.
 * @param units Units of 10⁻⁶ of the stable coin.
 * @param locale BCP 47 tag.
 * @example formatMoney(1_234_500_000n) // '$1,234.50'
 */
export function formatMoney(units: bigint, locale = 'en'): string {
  const shown = formatOf(locale)
    .format(toDecimal(units) as Decimal)
    .replace('-', '−');
  const bare = shown.replace(/[\u200e\u200f]/g, '');
  // The marks of Intl alone do not keep the signs together in a right-to-left line: “$US 326.25”.
  return bare === shown ? shown : `\u2066${bare}\u2069`;
}

/**
 * Formats a price: whole dollars without cents, anything else like `formatMoney`. Accounting
 * figures (incomes, parts of a fee) use `formatMoney`.
 * @param units Units of 10⁻⁶ of the stable coin.
 * @param locale BCP 47 tag.
 * @example formatPrice(1_500_000_000n) // '$1,500'
 */
export function formatPrice(units: bigint, locale = 'en'): string {
  return formatMoney(units, locale).replace(/\.00(?!\d)/, '');
}

/** The parts of a large figure, each with its own style. */
export interface MoneyParts {
  dollars: string;
  cents: string;
  /** The currency sign if the language writes it after the amount, else `''`. */
  after: string;
}

/**
 * An amount for a large figure: truncated to cents, never rounded.
 * @param units Units of 10⁻⁶ of the stable coin.
 * @param locale BCP 47 tag.
 * @example dollarsAndCents(461_319_999n) // { dollars: '$461', cents: '.31', after: '' }
 */
export function dollarsAndCents(units: bigint, locale = 'en'): MoneyParts {
  const [, dollars = '', cents = '', after = ''] =
    /^(.*)(\.\d\d)\d*(.*)$/.exec(formatMoney(units, locale)) ?? [];
  return { dollars, cents, after };
}
