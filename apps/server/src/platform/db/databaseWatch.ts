import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Driver } from './openDb.ts';

/** Milliseconds between two checks of the database. */
const heartbeat = 400;

/**
 * Milliseconds of a slice. Waits are counted in slices, so that a pause of this process itself
 * counts as one slice, however long.
 */
const slice = 100;

/** Slices until the database counts as silent and waiting calls fail. */
const patience = 10;

/**
 * Slices until its connections are closed. A checkpoint, a restart or high load ends sooner;
 * closing earlier would break calls that are only late. A new login has the same time.
 */
const patienceOfConnections = 50;

/** Immediate failures after which the connections are closed as well. */
const mostFailures = 10;

/** Slices until a health check fails, so that its reply takes less than a second. */
const patienceOfHealth = 7;

/** A refusal for lack of connections is an answer: the server's existing connections work. */
const tooManyConnections = '53300';

/** The database does not respond; statements in progress may or may not have been executed. */
export class DatabaseSilentError extends Error {
  override readonly name = 'DatabaseSilentError';

  constructor() {
    super('The database does not answer.');
  }
}

/** Monitors the database, so that no call waits for one that has stopped responding. */
export interface DatabaseWatch {
  /** True if the last check succeeded. */
  isAnswering(): boolean;
  /** Checks the database now, or joins a check in progress; resolves within a second. */
  answers(): Promise<boolean>;
  /**
   * The result of the work.
   * @throws DatabaseSilentError immediately if the database is silent or becomes silent. The work
   * is not cancelled: it completes if the database responds before its connections are closed.
   */
  whileAnswering<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** For the embedded database, which runs in this process. */
export const alwaysThere: DatabaseWatch = {
  isAnswering: () => true,
  answers: async () => true,
  whileAnswering: (work) => work(),
  close: async () => {},
};

/** The answer if it arrives within a number of slices; otherwise `null`. */
async function heardWithin(answer: Promise<boolean>, slices: number): Promise<boolean | null> {
  for (let heard = 0; heard < slices; heard += 1) {
    const word = await Promise.race([answer, pause(slice, null, { ref: false })]);
    if (word !== null) return word;
  }
  return null;
}

/** Uses its own connection, since all of the pool's may be waiting for locks. */
function watchServer(url: string, onSilence: () => void): DatabaseWatch {
  const closing = new AbortController();
  const waiting = new Set<() => void>();
  let client: pg.Client | null = null;
  let isSilent = false;
  let failures = 0;
  let asking: Promise<boolean> | null = null;

  function drop(): void {
    client?.connection.stream.destroy();
    client = null;
  }

  async function connect(): Promise<pg.Client> {
    const opened = new pg.Client({ connectionString: url, application_name: 'upline watch' });
    client = opened;
    opened.on('error', () => {});
    opened.on('end', () => {
      if (client === opened) client = null;
    });
    await opened.connect();
    return opened;
  }

  /** @returns True if the database answers, even with too many connections. */
  async function ask(): Promise<boolean> {
    try {
      await (client ?? (await connect())).query('select 1');
      return true;
    } catch (error) {
      drop();
      return error instanceof pg.DatabaseError && error.code === tooManyConnections;
    }
  }

  function hear(): true {
    isSilent = false;
    failures = 0;
    return true;
  }

  async function putQuestion(): Promise<boolean> {
    const answer = ask();
    if (await heardWithin(answer, patience)) return hear();
    if (closing.signal.aborted) return false;
    isSilent = true;
    for (const tell of waiting) tell();
    const word = await heardWithin(answer, patienceOfConnections - patience);
    if (word === true) return hear();
    drop();
    const before = failures;
    failures += word === null ? mostFailures : 1;
    if (before < mostFailures && failures >= mostFailures && !closing.signal.aborted) onSilence();
    return false;
  }

  /** One check at a time; concurrent callers share its result. */
  function question(): Promise<boolean> {
    asking ??= putQuestion().finally(() => {
      asking = null;
    });
    return asking;
  }

  async function keepAsking(): Promise<void> {
    while (!closing.signal.aborted) {
      await question();
      await pause(heartbeat, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  }

  const watching = keepAsking();
  return {
    isAnswering: () => !isSilent,
    answers: async () => (await heardWithin(question(), patienceOfHealth)) ?? false,
    async whileAnswering(work) {
      if (isSilent) throw new DatabaseSilentError();
      const { promise: silence, reject } = Promise.withResolvers<never>();
      const tell = () => reject(new DatabaseSilentError());
      waiting.add(tell);
      try {
        return await Promise.race([work(), silence]);
      } finally {
        waiting.delete(tell);
      }
    },
    async close() {
      closing.abort();
      drop();
      await watching;
    },
  };
}

/**
 * Starts monitoring a database.
 * @param driver Its connections are closed after five seconds of silence, since their statements
 * would hang forever.
 */
export function watchDatabase(driver: Driver): DatabaseWatch {
  return driver.kind === 'embedded' ? alwaysThere : watchServer(driver.url, driver.cut);
}
