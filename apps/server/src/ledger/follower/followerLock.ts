import pg from 'pg';
import { locks } from '../../platform/db/locks.ts';
import type { Driver } from '../../platform/db/openDb.ts';

/** Milliseconds between two checks of the lock's connection. */
const heartbeat = 5000;

/** A lock that elects the follower among all servers on one database. */
export interface FollowerLock {
  /** True if this process has the lock, without a query. */
  isHeld(): boolean;
  /** Acquires the lock if it is free. @returns True if this process has it. */
  hold(): Promise<boolean>;
  release(): Promise<void>;
}

/** For an embedded database, which has a single server. */
export const onlyFollower: FollowerLock = {
  isHeld: () => true,
  hold: async () => true,
  release: async () => {},
};

/** The lock belongs to its database session: a crash or a lost connection releases it. */
function sessionLock(url: string): FollowerLock {
  let client: pg.Client | null = null;
  let isHeld = false;
  let heardAt = 0;

  function lose(lost: pg.Client): void {
    if (client === lost) {
      client = null;
      isHeld = false;
    }
    lost.end().catch(() => {});
  }

  async function connect(): Promise<pg.Client> {
    const opened = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: heartbeat,
      query_timeout: heartbeat,
      keepAlive: true,
      application_name: 'upline follower',
    });
    opened.on('error', () => lose(opened));
    opened.on('end', () => lose(opened));
    await opened.connect();
    // Without keepalives, a server that vanished would block the lock for hours.
    await opened.query(
      'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3',
    );
    client = opened;
    return opened;
  }

  async function ask(): Promise<boolean> {
    const asked = client ?? (await connect());
    try {
      if (isHeld) await asked.query('select 1');
      else {
        const { rows } = await asked.query('select pg_try_advisory_lock($1) as held', [locks.follower]);
        isHeld = client === asked && rows[0]?.held === true;
      }
    } catch {
      lose(asked);
    }
    heardAt = performance.now();
    return isHeld;
  }

  return {
    isHeld: () => isHeld,
    async hold() {
      if (isHeld && performance.now() - heardAt < heartbeat) return true;
      return ask().catch(() => false);
    },
    async release() {
      isHeld = false;
      await client?.end().catch(() => {});
      client = null;
    },
  };
}

/**
 * A lock for the servers that share a database; an embedded database has a single server and needs
 * none.
 */
export function createFollowerLock(driver: Driver): FollowerLock {
  return driver.kind === 'embedded' ? onlyFollower : sessionLock(driver.url);
}
