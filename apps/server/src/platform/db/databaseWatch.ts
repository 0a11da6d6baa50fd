import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Driver } from './openDb.ts';

/** Milliseconds between two questions to the database. */
const heartbeat = 400;

/**
 * A question's time is counted in slices of so many milliseconds: a process that stands still itself, for a second,
 * counts one of them against the database and not ten.
 */
const slice = 100;

/** After so many slices the database is silent, and nobody waits for it any more. */
const patience = 10;

/**
 * After so many its connections are given up. A checkpoint, a restart or a loaded machine is over sooner: cutting then
 * would break at once all that was only late. To log in again takes longer than to ask, and has as long.
 */
const patienceOfConnections = 50;

/** They are given up as well after so many questions that were refused at once. */
const mostFailures = 10;

/** Who asks for its health is told after so many, so that the answer is there within a second. */
const patienceOfHealth = 7;

/** It answers, though with a refusal: all its connections are taken, and ours among them serve. */
const tooManyConnections = '53300';

/** The database does not answer: what was to be read or written was not, or may not have been. */
export class DatabaseSilentError extends Error {
  override readonly name = 'DatabaseSilentError';

  constructor() {
    super('The database does not answer.');
  }
}

/** Knows whether the database answers, so that no call waits for one that has stopped without a word. */
export interface DatabaseWatch {
  /** Whether it did when it was last asked. */
  isAnswering(): boolean;
  /** Asks it now, or joins a question that is under way. Takes less than a second. */
  answers(): Promise<boolean>;
  /**
   * What a piece of work comes to.
   * @throws DatabaseSilentError at once when the database is silent or becomes so meanwhile; the work is left to
   *   itself, and done after all when the database goes on before its connections are cut.
   */
  whileAnswering<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The embedded database is this process's own, and answers as long as there is one who asks. */
export const alwaysThere: DatabaseWatch = {
  isAnswering: () => true,
  answers: async () => true,
  whileAnswering: (work) => work(),
  close: async () => {},
};

/** What is answered within so many slices; `null` when nothing is. */
async function heardWithin(answer: Promise<boolean>, slices: number): Promise<boolean | null> {
  for (let heard = 0; heard < slices; heard += 1) {
    const word = await Promise.race([answer, pause(slice, null, { ref: false })]);
    if (word !== null) return word;
  }
  return null;
}

/** Asks on a connection of its own: those of the pool may all be waiting for locks. */
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

  /** @returns Whether the database answers, once that is known. */
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

  /** One question at a time; other callers wait for its answer. */
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
 * Watches a database from now on.
 * @param driver Its connections are cut when it stays silent for five seconds: they would hold what was asked on them for
 *   ever.
 */
export function watchDatabase(driver: Driver): DatabaseWatch {
  return driver.kind === 'embedded' ? alwaysThere : watchServer(driver.url, driver.cut);
}
