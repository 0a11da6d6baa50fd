import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import * as z from 'zod';

const run = promisify(execFile);

/** A process started by a stack, with its command line, because a pid may be reused. */
const started = z.object({ pid: z.int(), command: z.string() });

export type Started = z.infer<typeof started>;

/** The processes of a stack and their owner: while the owner lives, they are not leftovers. */
const noteFormat = z.object({ owner: started, processes: z.array(started) });

const fileIn = (dataDir: string) => join(dataDir, 'processes.json');

/** Time limit for a process to exit by itself, milliseconds. */
const patience = 8000;

/** A process's command line; `null` if there is no such process. */
export async function commandOf(pid: number): Promise<string | null> {
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.trim() || null;
}

/** Records the processes of a stack, so that a later one can end them after a sudden death. */
export async function noteStarted(dataDir: string, processes: readonly Started[]): Promise<void> {
  const owner = { pid: process.pid, command: await commandOf(process.pid) };
  await writeFile(fileIn(dataDir), JSON.stringify({ owner, processes }));
}

/** Deletes the record after a regular stop. */
export async function forgetStarted(dataDir: string): Promise<void> {
  await rm(fileIn(dataDir), { force: true });
}

async function isStill({ pid, command }: Started): Promise<boolean> {
  return (await commandOf(pid)) === command;
}

async function end(leftover: Started): Promise<void> {
  process.kill(leftover.pid, 'SIGINT');
  const deadline = Date.now() + patience;
  while (await isStill(leftover)) {
    if (Date.now() > deadline) process.kill(leftover.pid, 'SIGKILL');
    await setTimeout(100);
  }
}

async function readNote(dataDir: string): Promise<z.infer<typeof noteFormat> | null> {
  try {
    return noteFormat.parse(JSON.parse(await readFile(fileIn(dataDir), 'utf8')));
  } catch {
    return null;
  }
}

/**
 * Ends the processes that an earlier, killed stack left running on this folder.
 * @returns The number of ended processes; 0 while that stack still runs.
 */
export async function endLeftovers(dataDir: string): Promise<number> {
  const noted = await readNote(dataDir);
  if (!noted || (await isStill(noted.owner))) return 0;
  const alive = await Promise.all(noted.processes.map(isStill));
  const leftovers = noted.processes.filter((_, index) => alive[index]);
  await Promise.all(leftovers.map(end));
  await forgetStarted(dataDir);
  return leftovers.length;
}
