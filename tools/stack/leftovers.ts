import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import * as z from 'zod';

const run = promisify(execFile);

/** A process that a stack has started, with the words it was started by: a pid alone may be another program's. */
const started = z.object({ pid: z.int(), command: z.string() });

export type Started = z.infer<typeof started>;

/** What a stack has started, and which process started it: while that one lives, nothing of it is left over. */
const noteFormat = z.object({ owner: started, processes: z.array(started) });

const fileIn = (dataDir: string) => join(dataDir, 'processes.json');

/** How long a process is given to end by itself, milliseconds. */
const patience = 8000;

/** The words by which a process was started; `null` when there is no such process. */
export async function commandOf(pid: number): Promise<string | null> {
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.trim() || null;
}

/** Notes which processes a stack has started, so that a later one can end what a sudden death left behind. */
export async function noteStarted(dataDir: string, processes: readonly Started[]): Promise<void> {
  const owner = { pid: process.pid, command: await commandOf(process.pid) };
  await writeFile(fileIn(dataDir), JSON.stringify({ owner, processes }));
}

/** Forgets the note of a stack that has ended everything itself. */
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
 * Ends what an earlier stack on this folder left running when it was killed.
 * @returns How many processes were ended; 0 while that stack is still there.
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
