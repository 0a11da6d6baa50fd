import type { TestProject } from 'vitest/node';
import { startPostgresServer } from '../../../tools/shared/postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of this run's PostgreSQL without a database name; `null` if the machine has none. */
    postgres: string | null;
  }
}

/** Starts a PostgreSQL for the test run and stops it at the end. */
export async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const postgres = await startPostgresServer({ fsync: 'off', max_connections: '200' });
  provide('postgres', postgres?.url('') ?? null);
  return postgres?.stop;
}
