import { createHash } from 'node:crypto';
import { firstHash, sealedText } from '@upline/domain';
import { asc, gt } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { auditEntries } from './schema.ts';

/** How many entries are held at a time. */
const atOnce = 5000;

interface Verdict {
  /** How many entries there are. */
  entries: number;
  /** The first entry that does not fit, or is missing; `null` when all fit. */
  brokenAt: number | null;
  /** The hash of the last entry. */
  head: string;
}

/** Computes the hash of every entry again, oldest first, and compares. */
export async function verifyAudit(db: Db): Promise<Verdict> {
  let entries = 0;
  let head = firstHash;
  let brokenAt: number | null = null;
  for (let after = 0; ; ) {
    const rows = await db
      .select()
      .from(auditEntries)
      .where(gt(auditEntries.number, after))
      .orderBy(asc(auditEntries.number))
      .limit(atOnce);
    for (const row of rows) {
      entries += 1;
      const hash = createHash('sha256').update(sealedText(row)).digest('hex');
      const fits = row.number === entries && row.previous === head && row.hash === hash;
      if (!fits) brokenAt ??= entries;
      head = row.hash;
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < atOnce) return { entries, brokenAt, head };
    after = last.number;
  }
}
