import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { residentMemoryOfFamily } from '../../../tools/residentMemory.ts';
import { startPostgresServer } from '../../../tools/shared/postgres.ts';
import { openDb } from '../src/platform/db/openDb.ts';
import { startBuyers } from './support/buyers.ts';
import { chance } from './support/chance.ts';
import { differencesFromChain } from './support/differencesFromChain.ts';
import { remoteServer } from './support/remoteServer.ts';
import { type RpcProxy, startRpcProxy } from './support/rpcProxy.ts';
import { startServer } from './support/serverProcess.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { untilCaughtUp } from './support/untilCaughtUp.ts';
import { fileOf } from './support/uploader.ts';
import { baseUrl, join } from './support/visitor.ts';
import { expectNothingLost, startWriters } from './support/writers.ts';

/** Duration, minutes: 1 in a full run, `UPLINE_ENDURANCE_MINUTES=30` for the complete test. */
const minutes = z.coerce.number().positive().default(1).parse(process.env.UPLINE_ENDURANCE_MINUTES);

/** Minimum duration for a comparison of memory, minutes. */
const telling = 10;

/** Time for each fault and the pause after it, milliseconds. */
const slot = 10_000;

const postgres = await startPostgresServer({ fsync: 'off' });

let chain: TestChain;
let node: RpcProxy;

beforeAll(async () => {
  chain = await startTestChain();
  node = await startRpcProxy(chain.rpcUrl, (_method, result) => result);
  await postgres?.execute('create database endured');
});

afterAll(async () => {
  node.close();
  await chain.chain.stop();
  await postgres?.stop();
});

const databaseUrl = () => postgres?.url('endured') ?? `file:${chain.dataDir}/database`;

const start = () =>
  startServer({
    UPLINE_DATA_DIR: chain.dataDir,
    DATABASE_URL: databaseUrl(),
    RPC_URL: node.rpcUrl,
    UPLINE_POLL_INTERVAL: '200',
  });

const eventRow = z.looseObject({ data: z.string() });

/** Changes the last byte of every event with more than 64 bytes of data. */
function lie(method: string, result: unknown): unknown {
  if (method !== 'eth_getLogs') return result;
  return z
    .array(eventRow)
    .parse(result)
    .map((log) => ({ ...log, data: log.data.length > 130 ? `${log.data.slice(0, -2)}9d` : log.data }));
}

/** Valid pictures that are expensive to decode. */
async function heavyPictures(): Promise<File[]> {
  const red = sharp({ create: { width: 4000, height: 4000, channels: 3, background: 'red' } });
  const noise = sharp(randomBytes(2000 * 1000 * 3), { raw: { width: 2000, height: 1000, channels: 3 } });
  return [
    fileOf('red.jpg', await red.jpeg({ progressive: true }).toBuffer()),
    fileOf('noise.webp', await noise.webp({ lossless: true, effort: 0 }).toBuffer()),
  ];
}

/** Accepted statuses of such an upload; 0 if the server was down. */
const taken = new Set([200, 429, 503, 0]);

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

test(
  `loses nothing in ${minutes} minutes of load and faults, and recovers by itself`,
  async () => {
    let server = await start();
    const remote = remoteServer(() => server.url);
    const writers = startWriters(remote, 2, 500);
    const buyers = startBuyers(chain, chance(), 1_000);
    const uploader = await join(remote);
    const pictures = await heavyPictures();
    const statuses: number[] = [];

    const faults = {
      async theNodeLies() {
        node.rewrite = lie;
        await pause(slot / 2);
        node.rewrite = (_method, result) => result;
      },
      async theNodeRefuses() {
        node.refuse = ({ method }) => (method === 'eth_call' ? 'Too many requests.' : null);
        await pause(slot / 2);
        node.refuse = () => null;
      },
      async theDatabaseIsRestarted() {
        await postgres?.restart();
      },
      async theDatabaseStandsStill() {
        await postgres?.freeze();
        await pause(slot / 4);
        await postgres?.thaw();
      },
      async heavyPicturesAreUploaded() {
        const send = async (picture: File) => {
          const body = new FormData();
          body.append('file', picture);
          const headers = { authorization: `Bearer ${uploader.token}` };
          const request = new Request(`${baseUrl}/api/upload/upload-single`, {
            method: 'POST',
            headers,
            body,
          });
          return uploader.browser(request).then(
            ({ status }) => status,
            () => 0,
          );
        };
        statuses.push(...(await Promise.all(pictures.map(send))));
      },
    };

    const began = Date.now();
    const end = began + minutes * 60_000;
    /** Kills happen in the first third only: the test compares memory between the other two. */
    const lastKill = began + (minutes * 60_000) / 3;
    const samples: { at: number; bytes: number }[] = [];
    const sample = async () =>
      void samples.push({ at: Date.now(), bytes: await residentMemoryOfFamily(server.pid) });
    // Between a kill and the next start there is no process to sample.
    const watch = setInterval(() => sample().catch(() => {}), 1_000);

    while (Date.now() < end) {
      for (const fault of Object.values(faults)) {
        await Promise.all([fault(), pause(slot)]);
        if (Date.now() >= end) break;
      }
      if (Date.now() < lastKill) {
        await server.end('SIGKILL');
        server = await start();
      }
    }
    clearInterval(watch);
    await Promise.all([writers.stop(), buyers.stop()]);

    await untilCaughtUp(server.url, chain);
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
    server = await start();
    await expectNothingLost(server.url, writers.acknowledged);
    await server.end('SIGTERM');

    const { db, close } = await openDb(databaseUrl());
    const { differences, wallets } = await differencesFromChain(db, chain);
    await close();
    expect(differences).toEqual([]);
    expect(statuses.filter((status) => !taken.has(status))).toEqual([]);
    expect(statuses).toContain(200);
    expect(wallets).toBeGreaterThan(minutes);
    expect(writers.acknowledged.length).toBeGreaterThan(minutes);

    const third = (nth: number) => {
      const from = began + (nth * minutes * 60_000) / 3;
      return samples.filter(({ at }) => at >= from && at < from + minutes * 20_000).map(({ bytes }) => bytes);
    };
    const growth = median(third(2)) / median(third(1));
    const megabytes = samples.map(({ bytes }) => bytes / 2 ** 20);
    process.stdout.write(
      `${minutes} min: ${writers.acknowledged.length} members, ${wallets} wallets on the chain, ` +
        `memory ${Math.round(median(megabytes))} MB, at most ${Math.round(Math.max(...megabytes))} MB, ` +
        `last third / second ${growth.toFixed(3)}\n`,
    );
    if (minutes >= telling) expect(growth).toBeLessThanOrEqual(1.05);
  },
  (minutes + 20) * 60_000,
);
