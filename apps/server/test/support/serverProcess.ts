import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { putEmptyDatabase } from './emptyDatabase.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** The server as a child process. */
interface ServerProcess {
  /** URL of the server. Rejects with stderr if the server does not start. */
  ready: Promise<string>;
  /** Sends a signal and waits for the exit. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; signal: string | null }>;
  pid: number;
  /** Lines of stdout so far. */
  lines: readonly string[];
  /** Text of stderr so far. */
  complaints(): string;
}

/**
 * Starts `main.ts` in a child process on a free port.
 * @param script Path of another checkout's `main.ts`. @default this checkout's
 */
export function spawnServer(environment: Record<string, string>, script: string = main): ServerProcess {
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH, UPLINE_API_PORT: '0', UPLINE_RATE_LIMIT: '1000000', ...environment },
  });
  const orphaned = () => child.kill('SIGKILL');
  process.once('exit', orphaned);
  const ended = once(child, 'close').then(([code, signal]) => {
    process.off('exit', orphaned);
    return { code, signal };
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk;
  });
  const ready = Promise.withResolvers<string>();
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    const [, url] = /"url":"([^"]+)"/.exec(line) ?? [];
    if (url) ready.resolve(url);
  });
  ended.then(() => ready.reject(new Error(complaint.trim())));
  return {
    ready: ready.promise,
    pid: child.pid ?? 0,
    lines,
    complaints: () => complaint,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/**
 * Starts the server, on an empty database if its folder has none, and waits until it listens.
 * Rejects with stderr if the server does not start.
 */
export async function startServer(environment: Record<string, string>) {
  const { UPLINE_DATA_DIR: dataDir, DATABASE_URL: url } = environment;
  if (dataDir && !url?.startsWith('postgres:')) await putEmptyDatabase(join(dataDir, 'database'));
  const server = spawnServer(environment);
  return { ...server, url: await server.ready };
}
