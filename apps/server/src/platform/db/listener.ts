import { setTimeout as pause } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Driver } from './openDb.ts';

/** Callback for each payload. Must never throw. */
export type Hear = (payload: string) => void;

/** Receives notifications on the database's channels (`NOTIFY`) from all processes. */
export interface Listener {
  /** Subscribes to a channel. @returns Ends the subscription. */
  listen(channel: string, hear: Hear): Promise<() => Promise<void>>;
  /** Calls `fill` after each reconnection, since notifications sent in between are lost. */
  onGap(fill: () => void): void;
  close(): Promise<void>;
}

/** Milliseconds. The heartbeat detects connections that were cut silently. */
interface Timing {
  /** Interval of heartbeats. */
  heartbeat: number;
  /** Timeout of a statement and of connecting. */
  silence: number;
}

const usualTiming: Timing = { heartbeat: 30_000, silence: 10_000 };
const shortestPause = 100;
const longestPause = 5000;

/** The embedded database runs in this process, so no notification is lost. */
function listenEmbedded(client: PGlite): Listener {
  const ends = new Set<() => Promise<void>>();
  return {
    async listen(channel, hear) {
      const unlisten = await client.listen(channel, hear);
      const end = async () => {
        if (ends.delete(end)) await unlisten();
      };
      ends.add(end);
      return end;
    },
    onGap() {},
    async close() {
      for (const end of ends) await end();
    },
  };
}

/** Uses its own connection: a pooled one would change owners after each statement. */
async function listenOnServer(url: string, { heartbeat, silence }: Timing): Promise<Listener> {
  const hearers = new Map<string, Set<Hear>>();
  const gaps = new Set<() => void>();
  const closing = new AbortController();
  let current: pg.Client | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let connecting = Promise.resolve();

  const say = (word: 'listen' | 'unlisten', channel: string) => `${word} ${pg.escapeIdentifier(channel)}`;

  /** Runs statements in sequence: the connection does not support concurrent ones. */
  function ask(client: pg.Client, statement: string): Promise<unknown> {
    const answer = turn.then(() => client.query(statement));
    turn = answer.catch(() => {});
    return answer;
  }

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: silence,
      query_timeout: silence,
    });
    client.on('notification', ({ channel, payload = '' }) => {
      for (const hear of hearers.get(channel) ?? []) hear(payload);
    });
    // `end` follows; without a listener, this event would end the process.
    client.on('error', () => {});
    try {
      await client.connect();
      // The map may grow during the loop, which includes new channels.
      for (const channel of hearers.keys()) await ask(client, say('listen', channel));
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    let timer: NodeJS.Timeout;
    const giveUp = () => void client.end().catch(() => {});
    const tryAgain = () => {
      timer = setTimeout(() => ask(client, 'select 1').then(tryAgain, giveUp), heartbeat).unref();
    };
    tryAgain();
    client.once('end', () => {
      clearTimeout(timer);
      current = null;
      if (!closing.signal.aborted) connecting = reconnect();
    });
    current = client;
  }

  async function reconnect(): Promise<void> {
    for (let wait = shortestPause; ; wait = Math.min(wait * 2, longestPause)) {
      // Jitter keeps the servers from reconnecting at the same moment.
      const jitter = wait * (0.5 + Math.random() / 2);
      await pause(jitter, undefined, { signal: closing.signal, ref: false }).catch(() => {});
      if (closing.signal.aborted) return;
      try {
        await connect();
        break;
      } catch {}
    }
    for (const fill of gaps) fill();
  }

  await connect();
  return {
    async listen(channel, hear) {
      const others = hearers.get(channel) ?? new Set();
      hearers.set(channel, others.add(hear));
      if (others.size === 1 && current) await ask(current, say('listen', channel));
      return async () => {
        if (!others.delete(hear) || others.size > 0) return;
        hearers.delete(channel);
        if (current) await ask(current, say('unlisten', channel));
      };
    },
    onGap(fill) {
      gaps.add(fill);
    },
    async close() {
      closing.abort();
      await connecting;
      await current?.end();
    },
  };
}

/**
 * Subscribes to the database's channels and reconnects after a lost connection.
 * @throws Error if the database is unreachable now.
 */
export async function openListener(driver: Driver, timing = usualTiming): Promise<Listener> {
  return driver.kind === 'embedded' ? listenEmbedded(driver.client) : listenOnServer(driver.url, timing);
}
