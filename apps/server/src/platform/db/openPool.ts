import pg from 'pg';

/** Milliseconds; what PostgreSQL itself ends when our code forgot it. */
const limits = { lock_timeout: 10_000, idle_in_transaction_session_timeout: 30_000 };

/** How long a statement waits for a connection of the pool, in milliseconds. */
const patience = 10_000;

/** How long a connection may take to open, in milliseconds. */
const openingTime = 1500;

/** A line that was cut without a word is found out after this, in milliseconds. */
const keepAliveInitialDelayMillis = 10_000;

/** Waiting for a place in the pool may take longer than opening a connection, and pg has one setting for both. */
class Client extends pg.Client {
  constructor(settings?: pg.ClientConfig) {
    super({ ...settings, connectionTimeoutMillis: openingTime });
  }
}

/** A pool of connections that can be cut, all at once. */
export interface Pool {
  pool: pg.Pool;
  /** Breaks every connection: what waits for an answer fails now, and the next statement opens another one. */
  cut(): void;
}

interface Size {
  /** How many connections there are at most. */
  connections: number;
  /** How long a statement may take, in milliseconds; 0 for as long as it needs. */
  longestStatement: number;
}

/** Opens a pool whose connections have limits, each, and replace themselves when they break. */
export function openPool(url: string, { connections, longestStatement }: Size): Pool {
  // Statements here are short: compiling one, when a plan is thought dear, takes longer than any of them.
  const settings = { jit: 'off', statement_timeout: longestStatement, ...limits };
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
  // An idle connection that breaks is replaced by the pool; unheard, its event would end the process.
  pool.on('error', () => {});
  // One that is taken is given back here: drizzle keeps a connection on which a transaction could not begin.
  pool.on('connect', (client) => {
    opened.add(client);
    client.on('error', (error) => {
      if (!taken.has(client)) return;
      client.release(error);
      // A second time would be an error in the place of the one that tells what broke.
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
