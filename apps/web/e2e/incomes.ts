import type { Locator } from '@playwright/test';
import { fromDecimal } from '@upline/domain';

const kinds = ['Referral', 'Level', 'Lost', 'Global'] as const;

/** A member's incomes as a screen shows them, units of 10⁻⁶. */
type ShownIncomes = Record<(typeof kinds)[number], bigint>;

/** The last amount of money in a text, units of 10⁻⁶. */
export function moneyIn(text: string): bigint {
  const amount = [...text.matchAll(/\$([\d,]+(?:\.\d+)?)/g)].at(-1)?.[1];
  if (!amount) throw new Error(`No amount stands in “${text}”.`);
  return fromDecimal(amount.replaceAll(',', ''));
}

async function shown(place: Locator, kind: string): Promise<bigint> {
  // The accessible name ends with the full amount, even where the figure is cut to cents.
  const figure = place.getByRole('link', { name: new RegExp(`^${kind}( Income)?, .*open its lines$`) });
  return moneyIn((await figure.getAttribute('aria-label')) ?? '');
}

export async function readIncomes(place: Locator): Promise<ShownIncomes> {
  const [Referral, Level, Lost, Global] = await Promise.all(kinds.map((kind) => shown(place, kind)));
  return { Referral: Referral ?? 0n, Level: Level ?? 0n, Lost: Lost ?? 0n, Global: Global ?? 0n };
}
