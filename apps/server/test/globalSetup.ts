import type { TestProject } from 'vitest/node';
import { startPostgresServer } from '../../../tools/shared/postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the PostgreSQL of this run is reached, without a database's name; `null` when the machine has none. */
    postgres: string | null;
  }
}

/** Gives a run of tests a PostgreSQL, and takes it back at the end. */
export async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const postgres = await startPostgresServer({ fsync: 'off', max_connections: '200' });
  provide('postgres', postgres?.url('') ?? null);
  return postgres?.stop;
}
