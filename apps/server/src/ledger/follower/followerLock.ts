import pg from 'pg';
import { locks } from '../../platform/db/locks.ts';
import type { Driver } from '../../platform/db/openDb.ts';

/** Milliseconds between two questions to the database whether the connection of the lock still stands. */
const heartbeat = 5000;

/** Who may follow the chain: of all servers on one database the one that holds this. */
export interface FollowerLock {
  /** Whether it is held, as far as is known without asking. */
  isHeld(): boolean;
  /** Takes it where nobody holds it. @returns Whether it is held now. */
  hold(): Promise<boolean>;
  release(): Promise<void>;
}

/** For the only one that can be there. */
export const onlyFollower: FollowerLock = {
  isHeld: () => true,
  hold: async () => true,
  release: async () => {},
};

/** The lock lives as long as its connection: a process that dies or is cut off has let go. */
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
    // A server that vanished without a word would keep the lock for hours.
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

/** The lock of the servers that share a database; an embedded one has a single server. */
export function createFollowerLock(driver: Driver): FollowerLock {
  return driver.kind === 'embedded' ? onlyFollower : sessionLock(driver.url);
}
