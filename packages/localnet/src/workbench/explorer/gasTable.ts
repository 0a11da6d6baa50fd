import type { Hash } from 'viem';
import type { Checkout } from '../checkout.ts';
import { contractAt, type Workbench } from '../workbench.ts';
import { budgetsOf, withoutSize } from './gas.ts';
import { listTransactions, type TransactionRow } from './lists.ts';

/** A measured call beside what it may cost and what it last cost here. */
export interface GasRow {
  /** As contracts/test/gas/budgets.json names it. */
  name: string;
  /** What was measured; the most where networks of several sizes were. */
  measured: bigint;
  /** `null` where none was set. */
  budget: bigint | null;
  /** The newest transaction of this chain that is nearest to it; `null` when there is none. */
  latest: { hash: Hash; gas: bigint } | null;
}

/** How many pages of transactions are looked through. */
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

/** Every measured call with its budget, and with the newest of this chain's transactions that is nearest to it. */
export async function readGasTable(bench: Workbench, checkout: Checkout): Promise<GasRow[]> {
  const latest = new Map<string, GasRow['latest']>();
  for (const { hash, to, name, gas, isReverted } of await newest(bench)) {
    const contract = contractAt(bench, to || null);
    // What was stopped is no measure of what goes through.
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
