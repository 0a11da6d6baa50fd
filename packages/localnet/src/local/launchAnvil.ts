import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { chainId } from '@upline/domain';
import { foundryBinary } from '@upline/operate/foundry';

/** Time limit to save the state on shutdown, milliseconds. */
const patience = 300_000;

/**
 * Minimum time between "Listening" and SIGINT, milliseconds: Anvil installs its signal handler
 * slightly later, and an earlier signal ends it without saving.
 */
const settling = 500;

/**
 * Number of past blocks whose state is kept in memory. This is Anvil's default too, but by default
 * it writes thousands of older states of half a megabyte each to the home folder and leaves them
 * there.
 */
const statesKept = 500;

export interface Anvil {
  rpcUrl: string;
  port: number;
  process: ChildProcess;
  /** Stops Anvil so that it saves its state. @returns `false` if it had already ended. */
  stop(): Promise<boolean>;
}

export interface LaunchOptions {
  /** Name in error messages. @default 'The local chain' */
  name?: string;
  /** Port on 127.0.0.1; 0 picks any free port. */
  port: number;
  words: readonly string[];
  /**
   * True to answer pages of any origin. Otherwise no site open in the same browser can move the
   * chain. @default false
   */
  isShared?: boolean | undefined;
  /** Time limit to start listening, milliseconds. @default unlimited */
  within?: number;
  /** Removes secrets from Anvil's error output. */
  clean?: (text: string) => string;
}

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
 * @throws Error naming the port and `UPLINE_RPC_PORT`, if the port is taken.
 */
export async function launchAnvil(options: LaunchOptions): Promise<Anvil> {
  const place = ['--chain-id', `${chainId}`, '--host', '127.0.0.1', '--port', `${options.port}`];
  const history = ['--prune-history', `${statesKept}`];
  const origins = options.isShared ? [] : ['--no-cors'];
  const words = [...place, ...origins, '--slots-in-an-epoch', '32', ...history, ...options.words];
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
      // Anvil saves its state on SIGINT only.
      anvil.kill('SIGINT');
      const timer = setTimeout(() => anvil.kill('SIGKILL'), patience);
      await ended;
      clearTimeout(timer);
      return true;
    },
  };
}
