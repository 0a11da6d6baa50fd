import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { routes } from '@upline/api';
import { residentMemory } from '../tools/residentMemory.ts';
import { freePort } from '../tools/shared/freePort.ts';
import { type HttpProcess, startHttp } from './support/httpProcess.ts';
import { openStreams } from './support/openStreams.ts';
import { signInMany } from './support/signInMany.ts';
import { startApi } from './support/startApi.ts';
import { startDatabase } from './support/startDatabase.ts';

const connections = 1000;

/** Maximum additional memory of the server for all connections, bytes. */
const budget = 200 * 1024 * 1024;

/**
 * Time for a server to become idle, and duration of the streams, milliseconds: longer than a
 * heartbeat.
 */
const rest = 3000;
const hold = 20_000;

const floorScript = fileURLToPath(new URL('./support/liveFloor.ts', import.meta.url));

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);

/** A server's peak memory during some time, bytes. */
async function peakMemory(pid: number, milliseconds: number): Promise<number> {
  let peak = 0;
  for (const end = Date.now() + milliseconds; Date.now() < end; await pause(250)) {
    peak = Math.max(peak, await residentMemory(pid));
  }
  return peak;
}

/** The server's additional memory for one stream per token, bytes. */
async function addedMemory({ url, pid }: HttpProcess, tokens: readonly string[]): Promise<number> {
  await pause(rest);
  const before = await residentMemory(pid);
  const streams = await openStreams(`${url}${routes.live.path}`, tokens);
  const peak = await peakMemory(pid, hold);
  if (streams.open() !== tokens.length) throw new Error(`Only ${streams.open()} streams stayed open.`);
  streams.close();
  return peak - before;
}

async function measureServer(folder: string): Promise<{ added: number; store: string }> {
  const database = await startDatabase();
  try {
    const databaseUrl = database ? await database.create('live') : `file:${join(folder, 'database')}`;
    const api = await startApi({ databaseUrl, members: 1000, folder });
    try {
      const added = await addedMemory(api, await signInMany(api.url, connections));
      return { added, store: database ? 'PostgreSQL' : 'the embedded database' };
    } finally {
      await api.stop();
    }
  } finally {
    await database?.stop();
  }
}

async function measureFloor(): Promise<number> {
  const port = await freePort();
  const floor = await startHttp({ script: floorScript, args: [`${port}`], port });
  try {
    const nobody = Array.from({ length: connections }, () => 'nobody');
    return await addedMemory(floor, nobody);
  } finally {
    await floor.stop();
  }
}

/**
 * Measures the server's additional memory for a thousand listening members, beside a bare
 * `node:http` with as many streams in the same run.
 * @returns True if the budget is met.
 */
export async function measureLive(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'upline-live-'));
  try {
    const floor = await measureFloor();
    const { added, store } = await measureServer(folder);
    const isWithin = added < budget;
    console.log(`${connections} live connections, one a member, over ${store}:`);
    console.log(
      `  server     ${megabytes(added)} MB more, ${(added / connections / 1024).toFixed(1)} KB each`,
    );
    console.log(
      `  node:http  ${megabytes(floor)} MB more, ${(floor / connections / 1024).toFixed(1)} KB each`,
    );
    console.log(`  ratio      ${(added / floor).toFixed(2)}`);
    console.log(`  budget     ${megabytes(budget)} MB: ${isWithin ? 'holds' : 'EXCEEDED'}`);
    return isWithin;
  } finally {
    await rm(folder, { recursive: true });
  }
}
