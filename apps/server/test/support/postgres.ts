import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** An empty database on the PostgreSQL of this run. */
export interface TestPostgres {
  url: string;
  /** Drops the database. */
  stop(): Promise<void>;
}

async function execute(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}postgres` });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/**
 * Creates an empty PostgreSQL database.
 * @returns `null` if the machine has no PostgreSQL; the caller then skips its test.
 */
export async function startPostgres(): Promise<TestPostgres | null> {
  const server = inject('postgres');
  if (server === null) return null;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await execute(server, `create database ${name}`);
  return {
    url: `${server}${name}`,
    stop: () => execute(server, `drop database if exists ${name} with (force)`),
  };
}
