import type { Hash } from 'viem';
import type { Checkout } from '../checkout.ts';
import { contractAt, type Workbench } from '../workbench.ts';
import { budgetsOf, withoutSize } from './gas.ts';
import { listTransactions, type TransactionRow } from './lists.ts';

/** A measured call with its budget and its latest cost on this chain. */
export interface GasRow {
  /** Name in contracts/test/gas/budgets.json. */
  name: string;
  /** Measured gas; the maximum over all network sizes. */
  measured: bigint;
  /** `null` if there is none. */
  budget: bigint | null;
  /** The newest transaction nearest to this measurement, or `null`. */
  latest: { hash: Hash; gas: bigint } | null;
}

/** Maximum of transaction pages to search. */
const pages = 4;

async function newest(bench: Workbench): Promise<TransactionRow[]> {
  const rows: TransactionRow[] = [];
  let before: bigint | null = null;
  for (let page = 0; page < pages; page += 1) {
    const found = await listTransactions(bench, before);
    rows.push(...found.rows);
    before = found.before;
    if (before === null) break;
  }
  return rows;
}

/** All measured calls with budget and latest transaction. */
export async function readGasTable(bench: Workbench, checkout: Checkout): Promise<GasRow[]> {
  const latest = new Map<string, GasRow['latest']>();
  for (const { hash, to, name, gas, isReverted } of await newest(bench)) {
    const contract = contractAt(bench, to || null);
    // A reverted call does not measure a successful one.
    if (isReverted || !contract) continue;
    const [nearest] = budgetsOf(checkout, contract.kind, name, gas);
    const key = nearest && withoutSize(nearest.name);
    if (key && !latest.has(key)) latest.set(key, { hash, gas });
  }
  const measured = new Map<string, number>();
  for (const [name, gas] of Object.entries(checkout.gas)) {
    const key = withoutSize(name);
    measured.set(key, Math.max(gas, measured.get(key) ?? 0));
  }
  return [...measured].map(([name, gas]) => {
    const budget = checkout.budgets[name];
    return {
      name,
      measured: BigInt(gas),
      budget: budget === undefined ? null : BigInt(budget),
      latest: latest.get(name) ?? null,
    };
  });
}
