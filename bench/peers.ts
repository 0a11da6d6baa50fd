import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Table from 'cli-table3';
import { freePort } from '../tools/shared/freePort.ts';
import { atLeast, atMost, type Budget, printBudgets } from './support/budgets.ts';
import { cpuOf } from './support/cpuTime.ts';
import { type HttpProcess, startHttp } from './support/httpProcess.ts';
import { type LoadResult, measureLoad, median } from './support/measureLoad.ts';
import { startApi } from './support/startApi.ts';
import { startDatabase } from './support/startDatabase.ts';

const size = { members: 1000, tickets: 20_000 };
const connections = 20;
const rounds = 5;
const seconds = 3;

/** Minimum share of each peer's rate in the same round. */
const leastOf = { 'Fastify + drizzle': 1.2, 'Hono + pg': 0.9 } as const;
/** 99th percentile of a call's duration, in milliseconds. */
const p99Budget = 15;

const peers = {
  'Fastify + drizzle': new URL('./peers/fastifyDrizzle.ts', import.meta.url),
  'Hono + pg': new URL('./peers/honoPg.ts', import.meta.url),
} as const;

const path = '/api/chat/user/tickets?page=1&limit=25';

type Result = LoadResult & { node: number; database: number };

/** @throws Error if two servers answer with different bodies. */
async function requireEqualBytes(servers: Record<string, HttpProcess>, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const bodies = new Set<string>();
  for (const { url } of Object.values(servers))
    bodies.add(await (await fetch(url + path, { headers })).text());
  if (bodies.size > 1) throw new Error(`The peers answer differently: ${[...bodies].join('\n')}`);
}

function print(measured: Record<string, Result[]>, ours: string): void {
  const columns = ['calls/s', 'p50 ms', 'p99', 'Node µs', 'database µs', 'ours to it', 'of rounds'];
  const table = new Table({
    style: { compact: true },
    head: ['a member’s 25 tickets, 20 connections', ...columns],
    colAligns: ['left', ...columns.map(() => 'right' as const)],
  });
  for (const [name, results] of Object.entries(measured)) {
    const middle = (figure: keyof Result) => median(results.map((result) => result[figure]));
    const ratios = ratiosTo(measured, ours, name);
    table.push([
      name,
      Math.round(middle('perSecond')).toLocaleString('en'),
      middle('p50').toFixed(1),
      middle('p99').toFixed(1),
      Math.round(middle('node')),
      Math.round(middle('database')),
      median(ratios).toFixed(2),
      ratios.map((ratio) => ratio.toFixed(2)).join(' '),
    ]);
  }
  console.log(table.toString());
}

function ratiosTo(measured: Record<string, Result[]>, ours: string, name: string): number[] {
  const theirs = measured[name] ?? [];
  return (measured[ours] ?? []).map(({ perSecond }, round) => perSecond / (theirs[round]?.perSecond ?? 0));
}

/**
 * Measures the list of a member's tickets beside servers that an engineer would write in a day:
 * same database, same session check, same bytes, in turns.
 * @returns True if every budget is met.
 */
export async function measurePeers(): Promise<boolean> {
  const database = await startDatabase();
  if (database === null) {
    console.log('There is no PostgreSQL on this machine: the comparison with peers is skipped.');
    return true;
  }
  const folder = await mkdtemp(join(tmpdir(), 'upline-bench-'));
  await using started = new AsyncDisposableStack();
  started.defer(() => rm(folder, { recursive: true }));
  started.defer(database.stop);
  const databaseUrl = await database.create('peers');
  const ours = 'Upline';
  const api = await startApi({ databaseUrl, ...size, folder });
  started.defer(api.stop);
  const servers: Record<string, HttpProcess> = { [ours]: api };
  for (const [name, script] of Object.entries(peers)) {
    const port = await freePort();
    const peer = await startHttp({ script: fileURLToPath(script), args: [databaseUrl, `${port}`], port });
    started.defer(peer.stop);
    servers[name] = peer;
  }
  await requireEqualBytes(servers, api.ownerToken);
  const measured: Record<string, Result[]> = {};
  for (let round = -1; round < rounds; round++) {
    for (const [name, { url, pid }] of Object.entries(servers)) {
      const before = [await cpuOf(pid), await database.cpu()] as const;
      const load = await measureLoad({ url, token: api.ownerToken, paths: [path], connections, seconds });
      const after = [await cpuOf(pid), await database.cpu()] as const;
      // The first round warms up.
      if (round < 0) continue;
      measured[name] ??= [];
      const [node, inDatabase] = [0, 1].map(
        (one) => (((after[one] ?? 0) - (before[one] ?? 0)) / load.calls) * 1e6,
      );
      measured[name].push({ ...load, node: node ?? 0, database: inDatabase ?? 0 });
    }
  }
  print(measured, ours);
  const budgets: Budget[] = [
    ...Object.entries(leastOf).map(([name, least]) =>
      atLeast(`${ours} to ${name}`, median(ratiosTo(measured, ours, name)), least),
    ),
    atMost(`${ours}: p99, ms`, median((measured[ours] ?? []).map(({ p99 }) => p99)), p99Budget),
  ];
  return printBudgets(budgets);
}
