import { createHash } from 'node:crypto';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { type AuditHead, AuditTimes, firstHash, hashedText } from '@upline/domain';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../platform/db/openDb.ts';
import { auditEntries } from './schema.ts';

/** Entries per batch; other calls run between batches. */
const atOnce = 500;

/** Milliseconds for which checks continue from the last one instead of starting over. */
const continuedFor = 60 * 60_000;

interface Verdict {
  entries: number;
  /** The first entry that is missing or does not match; `null` if all match. */
  brokenAt: number | null;
  /** Hash of the last entry. */
  head: string;
  /** The first few entries with a time before an earlier entry's, or in the future. */
  outOfOrder: number[];
}

/** The last entry checked, from which the next check continues. */
interface Progress extends Omit<Verdict, 'outOfOrder'> {
  times: AuditTimes;
}

/** Verifies the hashes of all entries after the last checked one, oldest first. */
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
      const hash = createHash('sha256').update(hashedText(row)).digest('hex');
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

/** True if the audit contains an entry with a noted number and hash. */
export async function hasEntry(db: Db, { number, hash }: AuditHead): Promise<boolean> {
  const isIt = and(eq(auditEntries.number, number), eq(auditEntries.hash, hash));
  return (await db.$count(auditEntries, isIt)) === 1;
}

/** Verifies the hash of every entry, oldest first. */
export async function verifyAudit(db: Db): Promise<Verdict> {
  const progress = nothingYet();
  await goOn(db, progress);
  return verdictOf(progress);
}

type Check = Verdict & { checkedAt: Date };

/**
 * Checks the audit for all callers: one check at a time, shared by concurrent callers.
 * @returns A check that continues from the last one. It starts at the first entry if `isWhole` is
 * set, after a mismatch, or an hour after the last full check.
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
    // Reset during the run, so that after an error the next check starts over.
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
