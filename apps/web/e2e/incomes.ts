import type { Locator } from '@playwright/test';
import { fromDecimal } from '@upline/domain';

const kinds = ['Referral', 'Level', 'Lost', 'Global'] as const;

/** A member's incomes as a screen shows them, units of 10⁻⁶. */
type ShownIncomes = Record<(typeof kinds)[number], bigint>;

async function shown(place: Locator, kind: string): Promise<bigint> {
  // A figure's name ends with all of it, also where the figure itself is cut to cents.
  const figure = place.getByRole('link', { name: new RegExp(`^${kind}( Income)?, .*open its lines$`) });
  const amount = /^.*\$([\d,]+\.\d+)/.exec((await figure.getAttribute('aria-label')) ?? '')?.[1];
  if (!amount) throw new Error(`No amount stands at ${kind}.`);
  return fromDecimal(amount.replaceAll(',', ''));
}

/** Reads the four incomes from a place that shows them. */
export async function readIncomes(place: Locator): Promise<ShownIncomes> {
  const [Referral, Level, Lost, Global] = await Promise.all(kinds.map((kind) => shown(place, kind)));
  return { Referral: Referral ?? 0n, Level: Level ?? 0n, Lost: Lost ?? 0n, Global: Global ?? 0n };
}
