import { localClient } from '@upline/chain/demo';
import { formatMoney, formatPrice, poolTypeAt } from '@upline/domain';
import Table from 'cli-table3';
import { Command } from 'commander';
import { forkAt, forkName } from '../local/fork.ts';
import { minesAtOnce } from '../local/mining.ts';
import { allTotals, type PoolTotals, verdictOf } from '../local/poolTotals.ts';
import type { Place } from './place.ts';

const money = ({ in: paid, out, held, owed }: Omit<PoolTotals, 'position' | 'members'>) =>
  [paid, out, held, owed].map((units) => formatMoney(units));

function allOf(totals: readonly PoolTotals[]): Omit<PoolTotals, 'position' | 'members'> {
  const sum = (part: 'in' | 'out' | 'held' | 'owed') => totals.reduce((all, pool) => all + pool[part], 0n);
  return { in: sum('in'), out: sum('out'), held: sum('held'), owed: sum('owed') };
}

function table(totals: readonly PoolTotals[], fees: readonly bigint[]): string {
  const rows = new Table({
    head: ['level', 'kind', 'fee', 'members', 'in', 'out', 'held', 'owed'],
    colAligns: ['right', 'left', 'right', 'right', 'right', 'right', 'right', 'right'],
    style: { head: [], border: [] },
    chars: { mid: '', 'left-mid': '', 'mid-mid': '', 'right-mid': '' },
  });
  for (const [index, pool] of totals.entries()) {
    const kind = poolTypeAt(pool.position);
    rows.push([pool.position, kind, formatPrice(fees[index] ?? 0n), `${pool.members}`, ...money(pool)]);
  }
  rows.push(['all', '', '', '', ...money(allOf(totals))]);
  return rows.toString();
}

/**
 * The result of the books: a sentence for each pool with a surplus or an error, and one for the
 * total.
 */
function findings(totals: readonly PoolTotals[]): string[] {
  const surplus = totals
    .filter((pool) => verdictOf(pool) === 'surplus')
    .map(
      ({ position, held, owed }) =>
        `Level ${position} holds ${formatMoney(held - owed)} more than it owes: somebody sent coins without ` +
        'buying. Nobody is owed them; the admin can rescue them.',
    );
  const wrong = totals
    .filter((pool) => verdictOf(pool) === 'wrong')
    .map(
      ({ position, in: paid, out, held, owed }) =>
        `Level ${position} is WRONG: in ${paid}, out ${out}, held ${held}, owed ${owed} units.`,
    );
  if (wrong.length > 0) return [...surplus, ...wrong];
  const { in: paid, out, held } = allOf(totals);
  const equation = surplus.length > 0 ? 'in = out + owed' : 'in = out + held, held = owed';
  const extra = held - (paid - out);
  return [
    ...surplus,
    `${equation}, to the unit${extra > 0n ? `; ${formatMoney(extra)} beyond that were sent without buying` : ''}.`,
  ];
}

const footnote =
  'held: the coins in the pool. owed: what it still has to pay out, to members and the operator. ' +
  'Seats count as members but pay no fee.';

async function status(place: Place): Promise<void> {
  const { rpcUrl, print, deployed } = place;
  const client = localClient(rpcUrl);
  const { number, timestamp } = await client.getBlock();
  const fork = await forkAt(client);
  print(
    `${rpcUrl}: ${fork ? `${forkName(fork)}, now at ` : ''}block ${number}, ` +
      `${new Date(Number(timestamp) * 1000).toISOString()}`,
  );
  if (!(await minesAtOnce(client))) {
    print('Blocks are held back: a network grows, or its growing was killed. To go on: pnpm chain mine');
  }
  const deployment = await deployed();
  print(`registry    ${deployment.registry}\nstable coin ${deployment.stableCoin}`);
  const totals = await allTotals(client, deployment);
  const fees = totals.map(({ position }) => deployment.pools[position].joinningFee);
  print(table(totals, fees));
  print(footnote);
  for (const line of findings(totals)) print(line);
  if (totals.some((pool) => verdictOf(pool) === 'wrong')) place.exitCode = 1;
}

export function statusCommand(place: Place): Command {
  return new Command('status')
    .description('show the chain, and each pool’s members and money: in, out, held, owed')
    .action(() => status(place));
}
