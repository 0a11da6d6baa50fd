import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Table from 'cli-table3';
import { atLeast, atMost, type Budget, printBudgets } from './support/budgets.ts';
import { cpuOf } from './support/cpuTime.ts';
import type { HttpProcess } from './support/httpProcess.ts';
import { type LoadResult, measureLoad, median } from './support/measureLoad.ts';
import { sponsorsIn, walletOf } from './support/seedNetwork.ts';
import { type Api, startApi } from './support/startApi.ts';
import { startDatabase } from './support/startDatabase.ts';
import { startFloor, startFloorWithStatement } from './support/startFloor.ts';

/** Minimum share of the bare floor's rate, by database. */
const leastRatio = { postgres: 0.1, embedded: 0.03 };
/** Minimum share of the rate of the floor that queries the database for the page. */
const leastOfStatement = 0.8;
/** Maximum CPU time of a call on PostgreSQL, in microseconds. */
const cpuBudget = { node: 340, database: 200 };
/** 99th percentile of a call's duration on PostgreSQL, in milliseconds. */
const p99Budget = 15;
/** Maximum slowdown of the call with a million members, compared with a thousand. */
const growthBudget = 1.25;

const connections = 20;
const rounds = 5;
const seconds = 3;
const pageSize = 25;
const sizes = [1000, 1_000_000] as const;
/** Enough lists that no round reads a single page; the small network has hardly more. */
const sponsors = 24;

/**
 * The same call for several sponsors, each with more than a page of directs. The first member is
 * the whale.
 */
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

interface Subject {
  name: string;
  server: HttpProcess;
  paths: readonly string[];
  token?: string;
  /** CPU seconds used by its database; absent without a database or with an embedded one. */
  database?: () => Promise<number>;
  /** Name of the floor that queries its database for the same page. */
  floor?: string;
}

type Result = LoadResult & {
  /** CPU microseconds per call. */
  node: number;
  database: number;
  /** Rate relative to the bare floor in the same round, and to the subject's own floor. */
  ratio: number;
  ratioOfStatement: number;
};

type Measured = Record<string, Result[]>;

const bareName = (bytes: string) => `bare node:http, the same ${Buffer.byteLength(bytes)} bytes`;

/**
 * Measures all subjects in turn, so that other load on the machine affects all of them. The bare
 * floor is first.
 */
async function measureByTurns(subjects: readonly Subject[]): Promise<Measured> {
  const loadOf = ({ server: { url }, paths, token = '' }: Subject) =>
    measureLoad({ url, token, paths, connections, seconds });
  for (const subject of subjects) await loadOf(subject);
  const measured: Measured = {};
  for (let round = 0; round < rounds; round++) {
    const rates: Record<string, number> = {};
    for (const subject of subjects) {
      const { name, server, database, floor } = subject;
      const usedBy = async () => [await cpuOf(server.pid), (await database?.()) ?? 0] as const;
      const before = await usedBy();
      const load = await loadOf(subject);
      const after = await usedBy();
      const { calls, perSecond } = load;
      rates[name] = perSecond;
      measured[name] ??= [];
      measured[name].push({
        ...load,
        node: ((after[0] - before[0]) / calls) * 1e6,
        database: ((after[1] - before[1]) / calls) * 1e6,
        ratio: perSecond / (rates[subjects[0]?.name ?? ''] ?? 0),
        ratioOfStatement: floor === undefined ? Number.NaN : perSecond / (rates[floor] ?? 0),
      });
    }
  }
  return measured;
}

const middle = (results: readonly Result[], figure: keyof Result) =>
  median(results.map((result) => result[figure]));

function print(measured: Measured): void {
  const columns = [
    'calls/s',
    'p50 ms',
    'p95',
    'p99',
    'Node µs',
    'database µs',
    'ratio',
    'of rounds',
    'to statement',
  ];
  const table = new Table({
    style: { compact: true },
    head: ['25-row referral list, 20 connections', ...columns],
    colAligns: ['left', ...columns.map(() => 'right' as const)],
  });
  for (const [name, results] of Object.entries(measured)) {
    const ratioOfStatement = middle(results, 'ratioOfStatement');
    table.push([
      name,
      Math.round(middle(results, 'perSecond')).toLocaleString('en'),
      ...(['p50', 'p95', 'p99'] as const).map((figure) => middle(results, figure).toFixed(1)),
      ...(['node', 'database'] as const).map((figure) => Math.round(middle(results, figure))),
      middle(results, 'ratio').toFixed(3),
      results.map(({ ratio }) => ratio.toFixed(3)).join(' '),
      Number.isNaN(ratioOfStatement) ? '' : ratioOfStatement.toFixed(2),
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
  await using started = new AsyncDisposableStack();
  started.defer(database.stop);
  const subjects: Subject[] = [];
  const begin = (subject: Subject) => {
    started.defer(subject.server.stop);
    subjects.push(subject);
  };
  const servers: string[] = [];
  for (const members of sizes) {
    const size = `${members.toLocaleString('en')} members`;
    const databaseUrl = await database.create(`members_${members}`);
    const api = await startApi({ databaseUrl, members, folder: join(folder, `${members}`) });
    started.defer(api.stop);
    if (subjects.length === 0) {
      const bytes = await replyOf(api);
      begin({ name: bareName(bytes), server: await startFloor(bytes, folder), paths: ['/'] });
    }
    const floor = `node:http and the one statement, ${size}`;
    const server = await startFloorWithStatement(databaseUrl);
    const paths = pathsOf(api);
    begin({ name: floor, server, paths, database: database.cpu });
    const name = `PostgreSQL, ${size}`;
    subjects.push({ name, server: api, paths, token: api.token, database: database.cpu, floor });
    servers.push(name);
  }
  const measured = await measureByTurns(subjects);
  print(measured);
  const [small = [], large = []] = servers.map((name) => measured[name] ?? []);
  const growth = small.map((few, round) => few.perSecond / (large[round]?.perSecond ?? 0));
  return [
    ...servers.flatMap((name) => {
      const results = measured[name] ?? [];
      return [
        atLeast(`${name}: ratio to the floor`, middle(results, 'ratio'), leastRatio.postgres),
        atLeast(`${name}: ratio to the one statement`, middle(results, 'ratioOfStatement'), leastOfStatement),
        atMost(`${name}: CPU of Node, µs a call`, middle(results, 'node'), cpuBudget.node),
        atMost(`${name}: CPU of the database, µs a call`, middle(results, 'database'), cpuBudget.database),
        atMost(`${name}: p99, ms`, middle(results, 'p99'), p99Budget),
      ];
    }),
    atMost('a million members to a thousand: time of a call', median(growth), growthBudget),
  ];
}

async function measureEmbedded(folder: string): Promise<Budget[]> {
  const name = `embedded database, ${sizes[0].toLocaleString('en')} members`;
  const own = join(folder, 'embedded');
  await using started = new AsyncDisposableStack();
  const databaseUrl = `file:${join(own, 'database')}`;
  const api = await startApi({ databaseUrl, members: sizes[0], folder: own });
  started.defer(api.stop);
  const bytes = await replyOf(api);
  const floor = await startFloor(bytes, folder);
  started.defer(floor.stop);
  const subjects = [
    { name: bareName(bytes), server: floor, paths: ['/'] },
    { name, server: api, paths: pathsOf(api), token: api.token },
  ];
  const measured = await measureByTurns(subjects);
  print(measured);
  return [atLeast(`${name}: ratio to the floor`, middle(measured[name] ?? [], 'ratio'), leastRatio.embedded)];
}

/**
 * Measures the most frequent call of members, including authentication: on PostgreSQL with a
 * thousand and a million members, and on the embedded database, each beside a bare `node:http` that
 * sends the same bytes, and one that queries PostgreSQL for the page. Server, database, floors and
 * load run in separate processes; CPU time is the system's own count.
 * @returns True if every budget is met.
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
