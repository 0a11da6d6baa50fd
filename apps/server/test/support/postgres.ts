import { randomUUID } from 'node:crypto';
import { type PostgresServer, startPostgresServer } from '../../../../tools/postgres.ts';

let started: Promise<PostgresServer | null> | undefined;

/** An empty database on a PostgreSQL that all test files share. */
export interface TestPostgres {
  url: string;
  /** The server of all test files; whoever restarts it waits until nobody else is at it. */
  server: PostgresServer;
  /** Forgets the database. */
  stop(): Promise<void>;
}

/**
 * Makes an empty PostgreSQL database. The server ends with the process.
 * @returns `null` when the machine has no PostgreSQL: the caller then skips, and says so.
 */
export async function startPostgres(): Promise<TestPostgres | null> {
  started ??= startPostgresServer({ fsync: 'off', max_connections: '200' });
  const server = await started;
  if (server === null) return null;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await server.execute(`create database ${name}`);
  return {
    url: server.url(name),
    server,
    stop: () => server.execute(`drop database if exists ${name} with (force)`),
  };
}
