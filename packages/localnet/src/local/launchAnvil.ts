import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { chainId } from '@upline/domain';
import { foundryBinary } from '@upline/operate/foundry';

/** How long it may take to write its state when it is told to end, milliseconds. */
const patience = 300_000;

/**
 * How long Anvil has to have listened before it is told to end, milliseconds: it takes heed of signals only a
 * moment after it says that it listens, and one that comes before ends it without its state.
 */
const settling = 500;

/**
 * Of how many past blocks Anvil keeps the state. It keeps as many in memory by itself, but would write thousands
 * of older ones, half a megabyte each, under the home folder and leave them there when it ends.
 */
const statesKept = 500;

/** An Anvil that listens. */
export interface Anvil {
  rpcUrl: string;
  port: number;
  process: ChildProcess;
  /** Ends it so that it writes its state. @returns `false` when it had ended before. */
  stop(): Promise<boolean>;
}

/** What it takes to launch an Anvil. */
export interface LaunchOptions {
  /** What it is called in complaints. @default 'The local chain' */
  name?: string;
  /** The port on 127.0.0.1; 0 takes any free one. */
  port: number;
  /** Arguments beside place and chain id. */
  words: readonly string[];
  /** Milliseconds until it must listen. @default as long as its process lives */
  within?: number;
  /** Takes secrets out of what Anvil says when it does not start. */
  clean?: (text: string) => string;
}

/** The port that Anvil says it listens on. */
async function listening(anvil: ChildProcess, options: LaunchOptions): Promise<number> {
  const { name = 'The local chain', port, within, clean = (text: string) => text } = options;
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
      new Error(/in use/i.test(complaint) ? taken : `${name} did not start: ${clean(complaint).trim()}`),
    );
  });
  if (within === undefined) return ready.promise;
  const late = new Error(`${name} did not answer within ${within} ms.`);
  const timer = setTimeout(() => ready.reject(late), within);
  return ready.promise.finally(() => clearTimeout(timer));
}

/**
 * Launches Anvil as chain 137 on 127.0.0.1; it ends with this process.
 * @throws Error that names the port, and `UPLINE_RPC_PORT`, when the port is taken.
 */
export async function launchAnvil(options: LaunchOptions): Promise<Anvil> {
  const place = ['--chain-id', `${chainId}`, '--host', '127.0.0.1', '--port', `${options.port}`];
  const history = ['--prune-history', `${statesKept}`];
  const words = [...place, '--slots-in-an-epoch', '32', ...history, ...options.words];
  const anvil = spawn(foundryBinary('anvil'), words);
  const orphaned = () => anvil.kill('SIGINT');
  process.once('exit', orphaned);
  anvil.once('close', () => process.off('exit', orphaned));
  const port = await listening(anvil, options).catch((error: unknown) => {
    anvil.kill('SIGKILL');
    throw error;
  });
  const listensSince = performance.now();
  return {
    rpcUrl: `http://127.0.0.1:${port}`,
    port,
    process: anvil,
    async stop() {
      await delay(Math.max(0, listensSince + settling - performance.now()));
      if (anvil.exitCode !== null || anvil.signalCode !== null) return false;
      const ended = once(anvil, 'close');
      // Of the signals that end it, this is the one after which Anvil writes its state.
      anvil.kill('SIGINT');
      const timer = setTimeout(() => anvil.kill('SIGKILL'), patience);
      await ended;
      clearTimeout(timer);
      return true;
    },
  };
}
