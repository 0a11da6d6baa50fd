import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localClient } from '@upline/chain/demo';
import * as z from 'zod';

const running = z.object({ pid: z.int().positive(), rpcUrl: z.url() });

type RunningChain = z.infer<typeof running>;

const pathIn = (dataDir: string) => join(dataDir, 'chain-running.json');

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

export async function noteRunning(dataDir: string, chain: RunningChain): Promise<void> {
  await writeFile(pathIn(dataDir), JSON.stringify(chain));
}

/** Removes the note after the process has ended. */
export async function forgetRunning(dataDir: string): Promise<void> {
  await rm(pathIn(dataDir), { force: true });
}

/**
 * Checks that no running chain uses a folder. After a kill -9 of its parent a chain continues, and
 * two chains would overwrite each other's state.
 * @throws Error with the command to stop the other chain.
 */
export async function requireNoneRunning(dataDir: string): Promise<void> {
  const noted = await readFile(pathIn(dataDir), 'utf8')
    .then((text) => running.parse(JSON.parse(text)))
    .catch(() => null);
  if (!noted || !isAlive(noted.pid)) return;
  // The process id may have been reused, so check that a chain answers.
  const answers = await localClient(noted.rpcUrl)
    .getChainId()
    .then(
      () => true,
      () => false,
    );
  if (!answers) return;
  throw new Error(
    `The chain of ${dataDir} still runs at ${noted.rpcUrl}. End it with: kill -INT ${noted.pid}, or Ctrl-C in pnpm dev`,
  );
}
