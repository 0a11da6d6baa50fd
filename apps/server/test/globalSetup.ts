import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgresServer } from '../../../tools/postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the PostgreSQL of this run is reached, without a database's name; `null` when the machine has none. */
    postgres: string | null;
  }
}

/** Gives a run of tests a PostgreSQL and a folder for all that it writes, and takes both back at the end. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const before = process.env.TMPDIR;
  const folder = await mkdtemp(join(tmpdir(), 'upline-tests-'));
  // PostgreSQL refuses to be root, and its own folder lies within.
  await chmod(folder, 0o711);
  process.env.TMPDIR = folder;
  const postgres = await startPostgresServer({ fsync: 'off', max_connections: '200' });
  provide('postgres', postgres?.url('') ?? null);
  return async () => {
    await postgres?.stop();
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}
