import type { ChildProcess } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { launchAnvil } from './launchAnvil.ts';
import { forgetRunning, noteRunning, requireNoneRunning } from './runningChain.ts';
import { keepCopy, prepareSavedState } from './savedState.ts';

export interface StartChainOptions {
  /** Port on 127.0.0.1; 0 picks any free port. */
  port: number;
  /** Folder with the chain's state; without it the chain lives in memory. */
  dataDir?: string | undefined;
  /** True if changes are not saved: the folder is only the starting point. @default false */
  isPassing?: boolean | undefined;
  /** True to answer pages of any origin. @default false */
  isShared?: boolean | undefined;
  /** Timestamp of a new chain's first block, so that a grown network has a past. */
  since?: Date | undefined;
}

export interface LocalChain {
  rpcUrl: string;
  port: number;
  process: ChildProcess;
  /** True if this start resumed a chain from the folder. */
  resumed: boolean;
  /** Saves the state and stops the chain. */
  stop(): Promise<void>;
}

export function chainStatePath(dataDir: string): string {
  return join(dataDir, 'chain-state.json');
}

function seconds(date: Date): bigint {
  return BigInt(Math.floor(date.getTime() / 1000));
}

function later(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

async function stateArguments(options: StartChainOptions): Promise<{ words: string[]; resumed: boolean }> {
  const now = seconds(new Date());
  const first = options.since ? seconds(options.since) : now;
  if (!options.dataDir) return { words: ['--timestamp', `${first}`], resumed: false };
  await mkdir(options.dataDir, { recursive: true });
  await requireNoneRunning(options.dataDir);
  const path = chainStatePath(options.dataDir);
  const head = await prepareSavedState(path);
  if (!head) await rm(path, { force: true });
  // After a load Anvil uses the wall clock again, which may lie before the time of a chain moved
  // forward.
  const timestamp = head ? later(head.timestamp + 1n, now) : first;
  const begun = head ? ['--load-state', path] : [];
  const state = options.isPassing ? begun : ['--state', path, '--state-interval', '5'];
  return { words: ['--timestamp', `${timestamp}`, ...state], resumed: head !== null };
}

/**
 * Starts Anvil as the local Polygon: chain id 137 on 127.0.0.1, with a block for each transaction.
 * With a folder it resumes the last run, and even a kill -9 loses at most five seconds.
 * @throws Error naming the port and `UPLINE_RPC_PORT`, if the port is taken.
 * @throws Error with the command to stop it, if another chain uses the folder.
 */
export async function startChain(options: StartChainOptions): Promise<LocalChain> {
  const { words, resumed } = await stateArguments(options);
  const anvil = await launchAnvil({ port: options.port, words, isShared: options.isShared });
  const { dataDir, isPassing } = options;
  if (dataDir) {
    if (!isPassing) anvil.process.once('close', keepCopy(chainStatePath(dataDir)));
    if (anvil.process.pid) await noteRunning(dataDir, { pid: anvil.process.pid, rpcUrl: anvil.rpcUrl });
  }
  return {
    ...anvil,
    resumed,
    async stop() {
      if ((await anvil.stop()) && dataDir) await forgetRunning(dataDir);
    },
  };
}
