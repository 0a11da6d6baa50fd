import type { HandlerInput } from '@upline/api/contract';
import { type AuditAct, actsSeenByMember, canGrow, foldLooks, startOfLooks } from '@upline/domain';
import { and, desc, eq, inArray, lt, lte, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/openDb.ts';
import { tickets } from '../tickets/schema.ts';
import { auditEntries } from './schema.ts';

type SeenAct = (typeof actsSeenByMember)[number];

export function isSeen(act: AuditAct): act is SeenAct {
  return actsSeenByMember.some((one) => one === act);
}

/** Entries per database query. */
const batch = 200;

/** The newest entries of a member's access log that match a condition. */
async function readBatch(db: Db, which: SQL | undefined) {
  const { number, hash, at, act, staff } = auditEntries;
  const found = await db
    .select({ number, hash, at, act, staff, ticket: { id: tickets.id, subject: tickets.subject } })
    .from(auditEntries)
    .leftJoin(tickets, eq(tickets.id, auditEntries.ticketId))
    .where(which)
    .orderBy(desc(number))
    .limit(batch);
  return found.flatMap((row) =>
    isSeen(row.act)
      ? [{ ...row, act: row.act, at: row.at.toISOString(), staff: { walletId: row.staff } }]
      : [],
  );
}

type Entry = Awaited<ReturnType<typeof readBatch>>[number];

/**
 * A page of a member's access log: whole lines, newest first. The cursor names the last line's
 * newest entry and the first entry from which that line and the following ones are folded.
 */
export async function readAccessLog(
  db: Db,
  wallet: `0x${string}`,
  { cursor, limit }: HandlerInput<'accessLog'>['query'],
) {
  const own = and(eq(auditEntries.member, wallet), inArray(auditEntries.act, [...actsSeenByMember]));
  const [last, from = last && last - 1] = cursor?.split('.').map(Number) ?? [];
  const read: Entry[] = [];
  for (;;) {
    const oldest = read.at(-1)?.number;
    const isNext =
      oldest === undefined ? from && lte(auditEntries.number, from) : lt(auditEntries.number, oldest);
    const next = await readBatch(db, and(own, isNext || undefined));
    read.push(...next);
    const lines = foldLooks(read).filter(({ newest }) => last === undefined || newest.number < last);
    const page = lines.slice(0, limit);
    const isMore = lines.length > limit;
    const end = read.at(-1)?.at ?? '';
    if (next.length === batch && (!isMore || page.some((line) => canGrow(line, end)))) continue;
    const latest = page.at(-1)?.newest;
    const nextCursor = isMore && latest ? `${latest.number}.${startOfLooks(read, latest).number}` : null;
    return { lines: page, totalCount: await db.$count(auditEntries, own), nextCursor };
  }
}
