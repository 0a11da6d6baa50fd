import { formatMoney } from '@upline/domain';
import { useContext, useMemo } from 'react';
import { MessagesContext } from '../../../messages/messagesContext.ts';

/** Figures in the reader's language. */
export interface Figures {
  /** A whole number, grouped. */
  count(value: number | bigint): string;
  /** An amount, units of 10⁻⁶. */
  money(units: bigint): string;
  /** A share of the whole, basis points; up to two decimals, never rounded up. */
  percent(basisPoints: number | bigint): string;
  /** A span of time in its largest unit of which there are two at least, never rounded up. */
  duration(seconds: number): string;
}

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** What stands before the word of a unit has to be worth it: 119 seconds are not yet two minutes. */
function unitOf(seconds: number): ['day' | 'hour' | 'minute' | 'second', number] {
  const [unit, length] = units.find(([, long]) => seconds >= 2 * long) ?? ['second', 1];
  return [unit, Math.floor(seconds / length)];
}

/** Turns figures into words as the reader writes them. */
export function useFigures(): Figures {
  const { locale } = useContext(MessagesContext);
  return useMemo(() => {
    const whole = new Intl.NumberFormat(locale);
    const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
    return {
      count: (value) => whole.format(value),
      money: (units) => formatMoney(units, locale),
      percent: (basisPoints) => share.format(Number(basisPoints) / 10_000),
      duration(seconds) {
        const [unit, value] = unitOf(seconds);
        return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
      },
    };
  }, [locale]);
}
