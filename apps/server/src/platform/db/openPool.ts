import pg from 'pg';

/** Milliseconds until PostgreSQL cancels a wait for a lock, or a transaction left idle. */
const limits = { lock_timeout: 10_000, idle_in_transaction_session_timeout: 30_000 };

/** Milliseconds that a statement waits for a connection of the pool. */
const patience = 10_000;

/** Milliseconds until opening a connection times out. */
const openingTime = 1500;

/** Milliseconds until a connection that was cut silently is probed. */
const keepAliveInitialDelayMillis = 10_000;

/**
 * Waiting for the pool may take longer than opening a connection, but pg has one setting for both.
 */
class Client extends pg.Client {
  constructor(settings?: pg.ClientConfig) {
    super({ ...settings, connectionTimeoutMillis: openingTime });
  }
}

/** A connection pool with a function to close all its connections at once. */
export interface Pool {
  pool: pg.Pool;
  /**
   * Closes every connection: pending statements fail at once, and the next statement opens a new
   * connection.
   */
  cut(): void;
}

interface Size {
  connections: number;
  /** Milliseconds until a statement is cancelled; 0 for no limit. */
  longestStatement: number;
}

/** Opens a pool whose connections have timeouts and are replaced after a failure. */
export function openPool(url: string, { connections, longestStatement }: Size): Pool {
  // JIT compilation would take longer than any of these short statements.
  const settings = { jit: 'off', timezone: 'UTC', statement_timeout: longestStatement, ...limits };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const pool = new pg.Pool({
    Client,
    connectionString: url,
    max: connections,
    options: options.join(' '),
    connectionTimeoutMillis: patience,
    keepAlive: true,
    keepAliveInitialDelayMillis,
  });
  const opened = new Set<pg.PoolClient>();
  const taken = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => taken.add(client));
  pool.on('release', (_error, client) => taken.delete(client));
  pool.on('remove', (client) => opened.delete(client));
  // The pool replaces an idle connection that breaks; without a listener, this event would end the
  // process.
  pool.on('error', () => {});
  // Releases an acquired connection here, since drizzle does not if its transaction could not
  // begin.
  pool.on('connect', (client) => {
    opened.add(client);
    client.on('error', (error) => {
      if (!taken.has(client)) return;
      client.release(error);
      // A second release would throw and hide the original error.
      client.release = () => {};
    });
  });
  return {
    pool,
    cut() {
      for (const { connection } of opened) connection.stream.destroy();
    },
  };
}
