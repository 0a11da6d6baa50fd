import { dollarsAndCents, formatMoney, formatPrice, type MoneyParts } from '@upline/domain';
import { useContext, useMemo } from 'react';
import { MessagesContext } from './messagesContext.ts';

/** How amounts of the stable coin, in units of 10⁻⁶, are written. */
export interface MoneyWords {
  /** What is accounted for, with its cents: “$50.00”. */
  amount(units: bigint): string;
  /** What names a thing, without empty cents: “$50”. */
  price(units: bigint): string;
  /** A large figure, cut to cents, in its parts. */
  parts(units: bigint): MoneyParts;
}

/** How amounts are written in the reader's language, where Money cannot stand: within a sentence or a name. */
export function useMoney(): MoneyWords {
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
