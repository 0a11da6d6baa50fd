import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import Table from 'cli-table3';
import * as z from 'zod';
import { connectChain } from '../apps/server/src/ledger/chain/chainContext.ts';
import { createLedger } from '../apps/server/src/ledger/follower/createLedger.ts';
import { ledgerPorts } from '../apps/server/src/ledgerPorts.ts';
import { type Db, openDb } from '../apps/server/src/platform/db/openDb.ts';
import { createLog } from '../apps/server/src/platform/log/createLog.ts';
import { fakeDeployment } from './support/fakeChain.ts';
import { restoreFloor, writeFloor } from './support/ledgerFloor.ts';
import { startDatabase } from './support/startDatabase.ts';

/** Minimum rate of reading from zero, events per second. */
const speedBudget = 5000;

/** Maximum time from mined to visible, milliseconds, with the server's default poll interval. */
const lagBudget = 1000;
const pollInterval = 500;

/** Members of the script, with about 3.7 events each. */
const members = 5500;
const tips = 20;

interface Script {
  url: string;
  events: number;
  mine(): Promise<bigint>;
  end(): Promise<void>;
}

async function playScript(): Promise<Script> {
  const worker = new Worker(new URL('./support/fakeNode.ts', import.meta.url), {
    workerData: { members, held: tips },
  });
  const said = async () => (await once(worker, 'message'))[0];
  const { url, events } = z.object({ url: z.string(), events: z.number() }).parse(await said());
  return {
    url,
    events,
    async mine() {
      worker.postMessage('mine');
      return BigInt(z.object({ head: z.number() }).parse(await said()).head);
    },
    async end() {
      worker.postMessage('end');
      await once(worker, 'exit');
    },
  };
}

interface Figures {
  events: number;
  seconds: number;
  /** CPU seconds of this thread: includes the embedded database, but not a server. */
  cpu: number;
  floor: number;
  lag: number;
}

async function measure(db: Db, script: Script): Promise<Figures> {
  const log = createLog('silent', []);
  const chain = connectChain([script.url], fakeDeployment, log);
  const ledger = createLedger({ db, chain, log, ports: ledgerPorts, pollInterval, patience: 0 });
  await ledger.prepare();
  const begun = performance.now();
  const before = process.threadCpuUsage();
  while ((await ledger.step()).outcome !== 'idle');
  const { user, system } = process.threadCpuUsage(before);
  const cpu = (user + system) / 1e6;
  const seconds = (performance.now() - begun) / 1000;
  const floor = await writeFloor(db);
  await restoreFloor(db);
  ledger.start();
  const lags: number[] = [];
  for (let tip = 0; tip < tips; tip++) {
    const block = await script.mine();
    const mined = performance.now();
    while (ledger.reached() < block) await pause(2);
    lags.push(performance.now() - mined);
  }
  await ledger.stop();
  return { events: script.events, seconds, cpu, floor, lag: Math.max(...lags) };
}

async function onEmbedded(): Promise<Figures> {
  const script = await playScript();
  const folder = await mkdtemp(join(tmpdir(), 'upline-bench-'));
  const { db, close } = await openDb(`file:${folder}/database`);
  try {
    return await measure(db, script);
  } finally {
    await close();
    await script.end();
    await rm(folder, { recursive: true });
  }
}

async function onServer(): Promise<Figures | null> {
  const server = await startDatabase();
  if (server === null) return null;
  const script = await playScript();
  const { db, close } = await openDb(await server.create('ledger'));
  try {
    return await measure(db, script);
  } finally {
    await close();
    await script.end();
    await server.stop();
  }
}

/**
 * Reads a chain from zero into an empty database of each kind, then follows its tip.
 * @returns True if both are fast enough.
 */
export async function measureLedger(): Promise<boolean> {
  const table = new Table({
    head: [
      'database',
      'events/s from zero',
      'budget',
      'CPU of Node',
      'bare insert of its rows',
      'ratio',
      'mined to visible',
      'budget',
    ],
  });
  let isFast = true;
  for (const [name, run] of [
    ['embedded', onEmbedded],
    ['PostgreSQL', onServer],
  ] as const) {
    const figures = await run();
    if (figures === null) {
      console.log(`${name}: not measured, this machine has none.`);
      continue;
    }
    const { events, seconds, cpu, floor, lag } = figures;
    const speed = events / seconds;
    if (speed < speedBudget || lag > lagBudget) isFast = false;
    table.push([
      `${name}, ${events.toLocaleString('en')} events`,
      Math.round(speed).toLocaleString('en'),
      `≥ ${speedBudget.toLocaleString('en')}`,
      `${((cpu / events) * 1e6).toFixed(0)} µs an event`,
      `${Math.round(events / floor).toLocaleString('en')} events/s`,
      `${(seconds / floor).toFixed(1)} ×`,
      `${Math.round(lag)} ms`,
      `≤ ${lagBudget} ms`,
    ]);
  }
  console.log(table.toString());
  return isFast;
}
