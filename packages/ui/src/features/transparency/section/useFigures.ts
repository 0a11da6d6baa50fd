import { formatMoney } from '@upline/domain';
import { useContext, useMemo } from 'react';
import { MessagesContext } from '../../../messages/messagesContext.ts';

/** Formats figures in the reader's language. */
export interface Figures {
  /** An integer with grouping. */
  count(value: number | bigint): string;
  /** An amount, units of 10⁻⁶. */
  money(units: bigint): string;
  /** A share in basis points, as a percentage with up to two decimals, rounded down. */
  percent(basisPoints: number | bigint): string;
  /** A duration in the largest unit with a value of at least 2, rounded down. */
  duration(seconds: number): string;
}

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** A unit applies from a value of 2: 119 seconds are shown as seconds, not as one minute. */
function unitOf(seconds: number): ['day' | 'hour' | 'minute' | 'second', number] {
  const [unit, length] = units.find(([, long]) => seconds >= 2 * long) ?? ['second', 1];
  return [unit, Math.floor(seconds / length)];
}

/** Formatters for the reader's language. */
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
