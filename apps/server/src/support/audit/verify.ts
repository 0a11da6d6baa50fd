import { createHash } from 'node:crypto';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { type AuditHead, AuditTimes, firstHash, sealedText } from '@upline/domain';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../platform/db/openDb.ts';
import { auditEntries } from './schema.ts';

/** Entries read at a time; other calls are answered between them. */
const atOnce = 500;

/** For how long a check goes on from where the one before ended, milliseconds. */
const continuedFor = 60 * 60_000;

interface Verdict {
  /** How many entries there are. */
  entries: number;
  /** The first entry that does not fit, or is missing; `null` when all fit. */
  brokenAt: number | null;
  /** The hash of the last entry. */
  head: string;
  /** The first few entries whose time is before that of an earlier one, or still to come. */
  outOfOrder: number[];
}

/** The last entry checked, from which the next check goes on. */
interface Progress extends Omit<Verdict, 'outOfOrder'> {
  times: AuditTimes;
}

/** Computes the hashes of all entries behind those that were checked, oldest first, and compares. */
async function goOn(db: Db, progress: Progress): Promise<void> {
  for (let last = progress.entries; ; ) {
    const rows = await db
      .select()
      .from(auditEntries)
      .where(gt(auditEntries.number, last))
      .orderBy(asc(auditEntries.number))
      .limit(atOnce);
    for (const row of rows) {
      progress.entries += 1;
      const hash = createHash('sha256').update(sealedText(row)).digest('hex');
      const fits = row.number === progress.entries && row.previous === progress.head && row.hash === hash;
      if (!fits) progress.brokenAt ??= progress.entries;
      progress.head = row.hash;
      progress.times.add(row.number, row.at.getTime());
      last = row.number;
    }
    if (rows.length < atOnce) return;
    await othersTurn();
  }
}

const nothingYet = (): Progress => ({ entries: 0, brokenAt: null, head: firstHash, times: new AuditTimes() });

const verdictOf = ({ times, ...progress }: Progress): Verdict => ({
  ...progress,
  outOfOrder: times.outOfOrder,
});

/** Looks for an entry by the number and hash that somebody noted. */
export async function hasEntry(db: Db, { number, hash }: AuditHead): Promise<boolean> {
  const isIt = and(eq(auditEntries.number, number), eq(auditEntries.hash, hash));
  return (await db.$count(auditEntries, isIt)) === 1;
}

/** Computes the hash of every entry again, oldest first, and compares. */
export async function verifyAudit(db: Db): Promise<Verdict> {
  const progress = nothingYet();
  await goOn(db, progress);
  return verdictOf(progress);
}

type Check = Verdict & { checkedAt: Date };

/**
 * Checks the audit for all who ask: one check at a time, whose answer those get who ask meanwhile.
 * @returns What checks it from where the last check ended, or from the first entry if all is asked for, if something did
 *   not fit, or an hour after the last whole check.
 */
export function createAuditCheck(db: Db): (isWhole?: boolean) => Promise<Check> {
  let progress = nothingYet();
  let wholeSince = 0;
  let running: { isWhole: boolean; answer: Promise<Check> } | null = null;

  async function mayGoOn(): Promise<boolean> {
    if (progress.brokenAt !== null || Date.now() - wholeSince >= continuedFor) return false;
    return progress.entries > 0 && hasEntry(db, { number: progress.entries, hash: progress.head });
  }

  async function run(isWhole: boolean): Promise<Check> {
    if (isWhole || !(await mayGoOn())) {
      progress = nothingYet();
      wholeSince = Date.now();
    }
    // Were it ended by an error, it would not be known how far it came.
    const since = wholeSince;
    wholeSince = 0;
    await goOn(db, progress);
    wholeSince = since;
    return { ...verdictOf(progress), checkedAt: new Date() };
  }

  return async (isWhole = false) => {
    for (; running !== null; ) {
      if (running.isWhole || !isWhole) return running.answer;
      await running.answer.catch(() => {});
    }
    const answer = run(isWhole).finally(() => {
      running = null;
    });
    running = { isWhole, answer };
    return answer;
  };
}
