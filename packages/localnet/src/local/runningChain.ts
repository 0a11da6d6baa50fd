import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localClient } from '@upline/chain/demo';
import * as z from 'zod';

const running = z.object({ pid: z.int().positive(), rpcUrl: z.url() });

/** The process that keeps a folder's chain, and where it listens. */
type RunningChain = z.infer<typeof running>;

const pathIn = (dataDir: string) => join(dataDir, 'chain-running.json');

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Notes which process keeps a folder's chain. */
export async function noteRunning(dataDir: string, chain: RunningChain): Promise<void> {
  await writeFile(pathIn(dataDir), JSON.stringify(chain));
}

/** Forgets it: the process has ended. */
export async function forgetRunning(dataDir: string): Promise<void> {
  await rm(pathIn(dataDir), { force: true });
}

/**
 * Makes sure that no chain keeps a folder: after a kill -9 of what started it a chain lives on, and two in one
 * folder overwrite each other's state.
 * @throws Error with the command that ends the other one.
 */
export async function requireNoneRunning(dataDir: string): Promise<void> {
  const noted = await readFile(pathIn(dataDir), 'utf8')
    .then((text) => running.parse(JSON.parse(text)))
    .catch(() => null);
  if (!noted || !isAlive(noted.pid)) return;
  // The number of a process that is gone can be another's today: only a chain answers as one.
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
