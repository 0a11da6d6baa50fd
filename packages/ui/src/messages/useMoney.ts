import { dollarsAndCents, formatMoney, formatPrice, type MoneyParts } from '@upline/domain';
import { useContext, useMemo } from 'react';
import { MessagesContext } from './messagesContext.ts';

/** Formats amounts of the stable coin, given in units of 10⁻⁶. */
export interface MoneyFormat {
  /** An accounted amount, always with cents: “$50.00”. */
  amount(units: bigint): string;
  /** A price, without empty cents: “$50”. */
  price(units: bigint): string;
  /** A large figure, cut to cents and split into its parts. */
  parts(units: bigint): MoneyParts;
}

/**
 * Formats amounts in the reader's language where the Money component cannot be used: in sentences
 * and labels.
 */
export function useMoney(): MoneyFormat {
  const { locale } = useContext(MessagesContext);
  return useMemo(
    () => ({
      amount: (units) => formatMoney(units, locale),
      price: (units) => formatPrice(units, locale),
      parts: (units) => dollarsAndCents(units, locale),
    }),
    [locale],
  );
}
