import type { Checkout } from '../checkout.ts';
import type { WorkbenchContract } from '../workbench.ts';

/** The measured gas of a call. */
export interface Budget {
  /** Name in contracts/snapshots/gas.json. */
  name: string;
  gas: bigint;
  /** Gas limit; `null` if there is none. */
  budget: bigint | null;
}

/** Patterns of the measurements' names by function: words that must or must not follow. */
const measured: Readonly<Record<string, { with?: string; without?: string }>> = {
  invest_stable_coin: { without: 'on named terms|with permit' },
  invest_stable_coin_on_terms: { with: 'on named terms' },
  invest_stable_coin_with_permit: { with: 'with permit' },
};

const claims = new Set(['claim_bonus']);

const words: Readonly<Record<string, string>> = {
  approve: 'approve',
  enroll: 'enroll, ',
  enroll_for: 'enroll for another',
  enroll_many: 'enroll five',
  accept_receiver: 'operator: accept as receiver',
  add_pool: 'operator: add a pool',
  apply_terms: 'operator: apply terms',
  cancel_pool: 'operator: cancel a pool',
  cancel_terms: 'operator: cancel terms',
  claim_product_fund: 'operator: take the product fund',
  claim_royalty_fund: 'operator: take the royalty fund',
  propose_receiver: 'operator: propose a receiver',
  queue_pool: 'operator: queue a pool',
  queue_terms: 'operator: queue terms',
  rescue: 'operator: rescue',
  retire: 'operator: retire',
  seal: 'operator: seal',
  start: 'operator: start',
};

function isOf(name: string, kind: WorkbenchContract['kind'], measurement: string): boolean {
  const invest = measured[name];
  if (invest) {
    if (!measurement.startsWith(`${kind} invest`)) return false;
    if (invest.with && !measurement.includes(invest.with)) return false;
    return !(invest.without && new RegExp(invest.without).test(measurement));
  }
  if (claims.has(name)) return measurement.startsWith(`${kind} claim`);
  const word = words[name];
  return word !== undefined && measurement.startsWith(word);
}

const distance = (one: bigint, other: bigint) => (one > other ? one - other : other - one);

/** A measurement's name without the network's size. */
export const withoutSize = (name: string) => name.replace(/, n=\d+$/, '');

/**
 * Measurements of a function, nearest to the used gas first. Measurements include the whole
 * transaction.
 * @param used Gas of the whole transaction.
 */
export function budgetsOf(
  { gas, budgets }: Pick<Checkout, 'gas' | 'budgets'>,
  kind: WorkbenchContract['kind'],
  name: string,
  used: bigint,
): Budget[] {
  return Object.entries(gas)
    .filter(([measurement]) => isOf(name, kind, measurement))
    .map(([measurement, figure]) => {
      const budget = budgets[withoutSize(measurement)];
      return { name: measurement, gas: BigInt(figure), budget: budget === undefined ? null : BigInt(budget) };
    })
    .toSorted((one, other) => Number(distance(one.gas, used) - distance(other.gas, used)));
}
