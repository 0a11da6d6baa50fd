import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { putEmptyDatabase } from './emptyDatabase.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** The server as a process of its own. */
interface ServerProcess {
  /** Where it listens, once it does. Rejects with its words when it refuses. */
  ready: Promise<string>;
  /** Ends it and answers how it ended. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; signal: string | null }>;
  pid: number;
  /** What it has said so far, a line for each thing. */
  lines: readonly string[];
  /** What it has said on stderr. */
  complaints(): string;
}

/**
 * Starts `main.ts` on a free port with an environment of its own.
 * @param script That of another checkout. @default this one's
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
 * Starts the server, on an empty database unless it has one, and waits until it listens. Rejects with its words
 * when it refuses.
 */
export async function startServer(environment: Record<string, string>) {
  const { UPLINE_DATA_DIR: dataDir, DATABASE_URL: url } = environment;
  if (dataDir && !url?.startsWith('postgres:')) await putEmptyDatabase(join(dataDir, 'database'));
  const server = spawnServer(environment);
  return { ...server, url: await server.ready };
}
