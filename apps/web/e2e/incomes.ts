import type { Locator } from '@playwright/test';
import { fromDecimal } from '@upline/domain';

const kinds = ['Referral', 'Level', 'Lost', 'Global'] as const;

/** A member's incomes as a screen shows them, units of 10⁻⁶. */
export type ShownIncomes = Record<(typeof kinds)[number], bigint>;

async function shown(place: Locator, kind: string): Promise<bigint> {
  // The tile is the nearest thing around the name that shows an amount too.
  const tile = place.getByText(kind, { exact: true }).locator('xpath=ancestor::*[contains(., "$")][1]');
  const amount = /\$([\d,]+\.\d+)/.exec((await tile.textContent()) ?? '')?.[1];
  if (!amount) throw new Error(`No amount stands at ${kind}.`);
  return fromDecimal(amount.replaceAll(',', ''));
}

/** Reads the four incomes from a place that shows them. */
export async function readIncomes(place: Locator): Promise<ShownIncomes> {
  const [Referral, Level, Lost, Global] = await Promise.all(kinds.map((kind) => shown(place, kind)));
  return { Referral: Referral ?? 0n, Level: Level ?? 0n, Lost: Lost ?? 0n, Global: Global ?? 0n };
}
