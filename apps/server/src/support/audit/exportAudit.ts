import type { AuditLine } from '@upline/api/contract';
import { hashedText } from '@upline/domain';
import { and, asc, gt, lte, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/openDb.ts';
import { streamOf } from '../../platform/http/streamOf.ts';
import { auditEntries } from './schema.ts';

/** Maximum number of entries in memory. */
const atOnce = 1000;

async function* linesOf(
  db: Db,
  which: SQL | undefined,
  end: number,
): AsyncGenerator<string, void, undefined> {
  for (let after = 0; ; ) {
    const rows = await db
      .select()
      .from(auditEntries)
      .where(and(which, gt(auditEntries.number, after), lte(auditEntries.number, end)))
      .orderBy(asc(auditEntries.number))
      .limit(atOnce);
    const lines = rows.map(
      (row): AuditLine => ({ number: row.number, hash: row.hash, sealed: hashedText(row) }),
    );
    if (lines.length > 0) yield lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    const last = lines.at(-1);
    if (last === undefined || lines.length < atOnce) return;
    after = last.number;
  }
}

/**
 * Entries as a file, oldest first; generated while the client reads it.
 * @param end The newest entry, since only members named up to there are told of the export.
 */
export function exportAudit(db: Db, which: SQL | undefined, end: number): ReadableStream<Uint8Array> {
  return streamOf(linesOf(db, which, end));
}
