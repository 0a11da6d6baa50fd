import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chainId } from '@upline/domain';
import { foundryBinary } from './foundryBinary.ts';
import { forgetRunning, noteRunning, requireNoneRunning } from './runningChain.ts';
import { keepCopy, prepareSavedState } from './savedState.ts';

const patience = 20_000;

export interface StartChainOptions {
  /** The port on 127.0.0.1; 0 takes any free one. */
  port: number;
  /** The folder that keeps the chain between runs; without it the chain lives in memory. */
  dataDir?: string | undefined;
  /** When a chain that begins anew says that it began, so that a grown network has a past. */
  since?: Date | undefined;
}

/** A local chain that runs. */
export interface LocalChain {
  rpcUrl: string;
  port: number;
  process: ChildProcess;
  /** Whether this start found a chain in the folder and went on with it. */
  resumed: boolean;
  /** Ends the chain after it has written its state. */
  stop(): Promise<void>;
}

/** Where a data folder keeps the local chain. */
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
  // After a load Anvil takes up the wall clock again, which may be behind a chain whose time was moved on.
  const timestamp = head ? later(head.timestamp + 1n, now) : first;
  return {
    words: ['--timestamp', `${timestamp}`, '--state', path, '--state-interval', '5'],
    resumed: head !== null,
  };
}

/** The port that Anvil says it listens on. */
async function listening(anvil: ChildProcess, port: number): Promise<number> {
  let complaint = '';
  anvil.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk;
  });
  const lines = createInterface({ input: anvil.stdout ?? process.stdin });
  const ready = Promise.withResolvers<number>();
  lines.on('line', (line) => {
    const found = /Listening on .*:(\d+)/.exec(line)?.[1];
    if (found) ready.resolve(Number(found));
  });
  anvil.once('error', ready.reject);
  anvil.once('close', () => {
    const taken = `Port ${port} is taken. Set UPLINE_RPC_PORT to a free one, or end what uses it.`;
    ready.reject(
      new Error(/in use/i.test(complaint) ? taken : `The local chain did not start: ${complaint.trim()}`),
    );
  });
  const timer = setTimeout(
    () => ready.reject(new Error(`The local chain did not answer within ${patience} ms.`)),
    patience,
  );
  return ready.promise.finally(() => clearTimeout(timer));
}

/**
 * Starts Anvil as the local Polygon: chain id 137 on 127.0.0.1, a block for each transaction. With a folder it
 * goes on where the last run ended, and even a kill -9 costs at most five seconds.
 * @throws Error that names the port, and `UPLINE_RPC_PORT`, when the port is taken.
 * @throws Error with the command that ends it when another chain still keeps the folder.
 */
export async function startChain(options: StartChainOptions): Promise<LocalChain> {
  const { words, resumed } = await stateArguments(options);
  const place = ['--chain-id', `${chainId}`, '--host', '127.0.0.1', '--port', `${options.port}`];
  const anvil = spawn(foundryBinary('anvil'), [...place, '--slots-in-an-epoch', '32', ...words]);
  const orphaned = () => anvil.kill('SIGINT');
  process.once('exit', orphaned);
  const port = await listening(anvil, options.port).catch((error: unknown) => {
    anvil.kill('SIGKILL');
    throw error;
  });
  const rpcUrl = `http://127.0.0.1:${port}`;
  const { dataDir } = options;
  const endCopy = dataDir ? keepCopy(chainStatePath(dataDir)) : () => {};
  anvil.once('close', () => {
    endCopy();
    process.off('exit', orphaned);
  });
  if (dataDir && anvil.pid) await noteRunning(dataDir, { pid: anvil.pid, rpcUrl });
  return {
    rpcUrl,
    port,
    process: anvil,
    resumed,
    async stop() {
      if (anvil.exitCode !== null || anvil.signalCode !== null) return;
      const ended = once(anvil, 'close');
      // Of the signals that end it, this is the one after which Anvil writes its state.
      anvil.kill('SIGINT');
      const timer = setTimeout(() => anvil.kill('SIGKILL'), patience);
      await ended;
      clearTimeout(timer);
      if (dataDir) await forgetRunning(dataDir);
    },
  };
}
