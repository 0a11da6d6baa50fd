import { readFile } from 'node:fs/promises';
import Table from 'cli-table3';
import * as z from 'zod';
import { type Figures, measureContracts } from '../tools/contracts/measure.ts';
import { type Floor, memberFloors, operatorFloors, sumOf } from './support/gasFloor.ts';

/** Maximum additional gas of a call with 3,000 members, compared with 100. */
const growthBudget = 100;

/** EIP-170: maximum size of a contract. */
const sizeLimit = 24_576;

const shown = (gas: number) => gas.toLocaleString('en');
const ratio = (gas: number, to: number) => (gas / to).toFixed(2);

/**
 * The building block with the same coin transfers as a call of ours; a call that does nothing if
 * there are none.
 */
function blockOf(call: string): string {
  if (/invest/.test(call)) return 'transferFrom of all that is approved';
  if (/empty wallet|rescue/.test(call)) return 'transfer to a new holder';
  if (/claim|fund/.test(call)) return 'transfer to a holder';
  if (/^approve/.test(call)) return 'approve';
  if (/^operator/.test(call)) return 'check of a role';
  return 'a call that does nothing';
}

function blocks(primitives: Figures, call: string): string[] {
  const block = blockOf(call);
  const alone = primitives[block];
  if (alone) return [block, shown(alone), shown(alone)];
  return [
    block,
    ...['OpenZeppelin', 'Solady'].map((maker) => shown(figure(primitives, `${block}, ${maker}`))),
  ];
}

function figure(figures: Figures, name: string): number {
  const found = figures[name];
  if (found === undefined) throw new Error(`contracts/test/gas does not measure ${name}.`);
  return found;
}

const head = (...titles: string[]) => ({
  style: { compact: true },
  head: titles,
  colAligns: titles.map((title, column) =>
    column === 0 || title === 'building block' ? ('left' as const) : ('right' as const),
  ),
});

async function readBudgets(): Promise<Figures> {
  const file = new URL('../contracts/test/gas/budgets.json', import.meta.url);
  return z.record(z.string(), z.number()).parse(JSON.parse(await readFile(file, 'utf8')));
}

/** @returns The calls above their budget, or below their floor. */
function printMembers(gas: Figures, primitives: Figures, budgets: Figures): string[] {
  const exceeded: string[] = [];
  const table = new Table(
    head(
      'call of a member',
      'gas, n=100',
      'n=3000',
      'more',
      'floor',
      'ratio',
      'budget',
      'building block',
      'OZ',
      'Solady',
    ),
  );
  for (const [call, floor] of Object.entries(memberFloors)) {
    const [few, many] = [figure(gas, `${call}, n=100`), figure(gas, `${call}, n=3000`)];
    const budget = budgets[call];
    if (budget !== undefined && Math.max(few, many) > budget) exceeded.push(call);
    if (Math.min(few, many) < sumOf(floor)) exceeded.push(`${call}, floor`);
    if (many - few > growthBudget) exceeded.push(`${call}, growth`);
    table.push([
      call,
      shown(few),
      shown(many),
      shown(many - few),
      shown(sumOf(floor)),
      ratio(many, sumOf(floor)),
      budget === undefined ? '' : shown(budget),
      ...blocks(primitives, call),
    ]);
  }
  const first = [
    'race invest, first purchase',
    'race invest on named terms, first purchase, keeping coins',
  ] as const;
  for (const [one, call] of first.flatMap((name) =>
    ['average', 'most'].map((which) => [name, `${name}, ${which} of 3000`] as const),
  )) {
    const [cost, budget] = [figure(gas, call), figure(budgets, call)];
    if (cost > budget) exceeded.push(call);
    const floor = sumOf(memberFloors[one] ?? {});
    table.push([
      call,
      '',
      shown(cost),
      '',
      shown(floor),
      ratio(cost, floor),
      shown(budget),
      ...blocks(primitives, call),
    ]);
  }
  console.log(table.toString());
  return exceeded;
}

function printOperator(gas: Figures, primitives: Figures): void {
  const table = new Table(
    head('call of the operator', 'gas', 'floor', 'ratio', 'building block', 'OZ', 'Solady'),
  );
  for (const [call, floor] of Object.entries(operatorFloors)) {
    const cost = figure(gas, call);
    const least = sumOf(floor);
    table.push([
      call.replace('operator: ', ''),
      shown(cost),
      shown(least),
      ratio(cost, least),
      ...blocks(primitives, call),
    ]);
  }
  console.log(table.toString());
}

function printPeers(gas: Figures, peers: Figures): void {
  const table = new Table(head('flat against linear', 'n=100', 'n=1000', 'n=3000'));
  const row = (figures: Figures, call: string) => {
    const cost = (members: number) => figures[`${call}, n=${members}`];
    table.push([
      call,
      ...[100, 1000, 3000].map((members) => cost(members)).map((of) => (of ? shown(of) : '')),
    ]);
  };
  row(gas, 'race invest, first purchase');
  row(peers, 'matrix that scans for a free slot');
  row(gas, 'global invest');
  row(peers, 'global pool that loops over holders');
  console.log(table.toString());
}

function printBlocks(primitives: Figures): void {
  const table = new Table(head('building block', 'gas'));
  for (const [name, cost] of Object.entries(primitives)) table.push([name, shown(cost)]);
  console.log(table.toString());
}

function printSizes(sizes: Figures): void {
  const table = new Table(head('code', 'bytes', 'of the limit'));
  for (const [name, size] of Object.entries(sizes)) {
    table.push([name, shown(size), `${((size / sizeLimit) * 100).toFixed(0)} %`]);
  }
  console.log(table.toString());
}

function printFloor(call: string, floor: Floor): void {
  const table = new Table(head(`floor of ${call}`, 'gas'));
  for (const [part, cost] of Object.entries(floor)) table.push([part, shown(cost)]);
  table.push(['sum', shown(sumOf(floor))]);
  console.log(table.toString());
}

/**
 * Measures every call of the contracts beside its minimum cost, beside building blocks of
 * OpenZeppelin and Solady, and beside common implementations of such pools, all in one run of
 * Forge.
 * @returns True if every call meets its budget and costs the same in a network of 3,000.
 */
export async function measureGas(): Promise<boolean> {
  const { gas, sizes, primitives, peers } = await measureContracts();
  const exceeded = printMembers(gas, primitives, await readBudgets());
  printOperator(gas, primitives);
  printPeers(gas, peers);
  printBlocks(primitives);
  printFloor('race invest, first purchase', memberFloors['race invest, first purchase'] ?? {});
  printSizes(sizes);
  for (const call of exceeded) console.error(`${call}: does not hold.`);
  return exceeded.length === 0;
}
