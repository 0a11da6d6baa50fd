import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Table from 'cli-table3';
import { atLeast, atMost, type Budget, printBudgets } from './support/budgets.ts';
import { type LoadResult, measureLoad, median } from './support/measureLoad.ts';
import { sponsorsIn, walletOf } from './support/seedNetwork.ts';
import { type Api, startApi } from './support/startApi.ts';
import { startDatabase } from './support/startDatabase.ts';
import { startFloor } from './support/startFloor.ts';

/** At how much of the floor's rate each database must let the server answer. */
const leastRatio = { postgres: 0.08, embedded: 0.025 };
/** Milliseconds within which 99 of 100 calls are answered on PostgreSQL. */
const p99Budget = 15;
/** How much slower the call may be among a million members than among a thousand. */
const growthBudget = 1.5;

const connections = 20;
const rounds = 3;
const seconds = 3;
const pageSize = 25;
const sizes = [1000, 1_000_000] as const;
/** Lists enough that no round is of one page alone; the small network has hardly more. */
const sponsors = 24;

/** The same call for several sponsors, each with more directs than a page holds. The first member is the whale. */
function pathsOf({ members }: Api): string[] {
  const step = Math.max(1, Math.floor((sponsorsIn(members) - 1) / sponsors));
  return Array.from(
    { length: sponsors },
    (_, one) => `/api/users/user-referrals-list/${walletOf(2 + one * step)}?page=1&limit=${pageSize}`,
  );
}

async function replyOf(api: Api): Promise<string> {
  const headers = { authorization: `Bearer ${api.token}` };
  const reply = await fetch(api.url + pathsOf(api)[0], { headers });
  const text = await reply.text();
  const rows = text.match(/"walletId"/g)?.length;
  if (rows !== pageSize) throw new Error(`The list answers ${reply.status} with ${rows} rows: ${text}`);
  return text;
}

const loadOf = (api: Api, duration = seconds) =>
  measureLoad({ url: api.url, token: api.token, paths: pathsOf(api), connections, seconds: duration });

/** What the rounds of one server came to: the middle of each figure. */
interface Measured {
  name: string;
  results: LoadResult[];
  /** Of the floor's rate in the same round. */
  ratios: number[];
}

/** Measures servers and their floor by turns: what else the machine does then meets all of them. */
async function measureByTurns(apis: Readonly<Record<string, Api>>, folder: string): Promise<Measured[]> {
  const [first] = Object.values(apis);
  if (first === undefined) return [];
  const bytes = await replyOf(first);
  const floor = await startFloor(bytes, folder);
  const floorLoad = () =>
    measureLoad({ url: floor.url, token: first.token, paths: ['/'], connections, seconds });
  try {
    const ofFloor: Measured = {
      name: `bare node:http, the same ${Buffer.byteLength(bytes)} bytes`,
      results: [],
      ratios: [],
    };
    const measured = Object.keys(apis).map((name): Measured => ({ name, results: [], ratios: [] }));
    for (const api of Object.values(apis)) await loadOf(api);
    for (let round = 0; round < rounds; round++) {
      const bare = await floorLoad();
      ofFloor.results.push(bare);
      ofFloor.ratios.push(1);
      for (const [index, api] of Object.values(apis).entries()) {
        const result = await loadOf(api);
        measured[index]?.results.push(result);
        measured[index]?.ratios.push(result.perSecond / bare.perSecond);
      }
    }
    return [ofFloor, ...measured];
  } finally {
    await floor.stop();
  }
}

const middle = (measured: Measured, figure: keyof LoadResult) =>
  median(measured.results.map((result) => result[figure]));

function print(measured: readonly Measured[]): void {
  const table = new Table({
    style: { compact: true },
    head: ['25-row referral list, 20 connections', 'calls/s', 'p50 ms', 'p95', 'p99', 'ratio', 'of rounds'],
    colAligns: ['left', ...Array.from({ length: 6 }, () => 'right' as const)],
  });
  for (const one of measured) {
    table.push([
      one.name,
      Math.round(middle(one, 'perSecond')).toLocaleString('en'),
      ...(['p50', 'p95', 'p99'] as const).map((figure) => middle(one, figure).toFixed(1)),
      median(one.ratios).toFixed(3),
      one.ratios.map((ratio) => ratio.toFixed(3)).join(' '),
    ]);
  }
  console.log(table.toString());
}

async function measurePostgres(folder: string): Promise<Budget[]> {
  const database = await startDatabase();
  if (database === null) {
    console.log('There is no PostgreSQL on this machine: its half of this measurement is skipped.');
    return [];
  }
  const apis: Record<string, Api> = {};
  try {
    for (const members of sizes) {
      const name = `PostgreSQL, ${members.toLocaleString('en')} members`;
      const databaseUrl = await database.create(`members_${members}`);
      apis[name] = await startApi({ databaseUrl, members, folder: join(folder, `${members}`) });
    }
    const measured = await measureByTurns(apis, folder);
    print(measured);
    const [, small, large] = measured;
    if (small === undefined || large === undefined) throw new Error('Nothing was measured.');
    const growth = small.results.map((few, round) => few.perSecond / (large.results[round]?.perSecond ?? 0));
    return [
      ...[small, large].flatMap((one) => [
        atLeast(`${one.name}: ratio to the floor`, median(one.ratios), leastRatio.postgres),
        atMost(`${one.name}: p99, ms`, middle(one, 'p99'), p99Budget),
      ]),
      atMost('a million members to a thousand: time of a call', median(growth), growthBudget),
    ];
  } finally {
    for (const api of Object.values(apis)) await api.stop();
    await database.stop();
  }
}

async function measureEmbedded(folder: string): Promise<Budget[]> {
  const name = `embedded database, ${sizes[0].toLocaleString('en')} members`;
  const own = join(folder, 'embedded');
  const databaseUrl = `file:${join(own, 'database')}`;
  const api = await startApi({ databaseUrl, members: sizes[0], folder: own });
  try {
    const measured = await measureByTurns({ [name]: api }, folder);
    print(measured);
    const ratio = median(measured[1]?.ratios ?? []);
    return [atLeast(`${name}: ratio to the floor`, ratio, leastRatio.embedded)];
  } finally {
    await api.stop();
  }
}

/**
 * Measures the call that members make most, with the lookup of the bearer and everything else that stands before
 * it: on PostgreSQL among a thousand members and among a million, and on the embedded database, each beside a
 * bare `node:http` that sends the same bytes in the same minute. Server, database, floor and load are processes of
 * their own.
 * @returns Whether every budget holds.
 */
export async function measureApi(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'upline-bench-'));
  try {
    const budgets = [...(await measurePostgres(folder)), ...(await measureEmbedded(folder))];
    return printBudgets(budgets);
  } finally {
    await rm(folder, { recursive: true });
  }
}
