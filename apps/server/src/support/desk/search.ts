import type { TicketId } from '@upline/api';
import { type FoundBy, foundBys, searchKey } from '@upline/domain';
import { and, arrayContains, eq, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { members, nameStarts } from '../../accounts/members/schema.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { rows } from '../../platform/db/rows.ts';
import { endOf, startsWith } from '../../platform/db/startsWith.ts';
import { tickets, ticketTexts } from '../tickets/schema.ts';

/** Maximum number of search words used. */
const wordsAtMost = 8;

/**
 * Condition: a ticket contains every search word or its start, in its subject, a message or a note.
 */
function saysAll(search: string): SQL {
  return sql`exists (select from ${ticketTexts} where ${ticketTexts.ticketId} = ${tickets.id}
    and ${ticketTexts.words} @@ search_query(${search}, ${wordsAtMost}))`;
}

/** A wallet, a transaction, or the start of one. */
const hexStart = /^0x[0-9a-f]*$/i;
/** A shortened wallet, `0xcD4b…1a42`, or its end alone. */
const walletEnds = /^(?:(0x[0-9a-f]+)(?:…|\.{2,3}))?([0-9a-f]{4})$/i;
/** Start of a member ID, with or without the prefix of a referral link. */
const idStart = /^(?:@\/)?([0-9a-hjkmnp-tv-z-]{1,9})$/i;
const wholeNumber = /^#?(\d{1,15})$/;

/** Sorts after every key of a name. */
const lastCharacter = '\u{10FFFF}';

/**
 * Wallets of members with a name word that starts with the search; `null` for a search without
 * letters or digits.
 */
function named(db: Db, search: string) {
  const key = searchKey(search);
  if (key === '') return null;
  const begins = and(gte(nameStarts.key, key), lt(nameStarts.key, key + lastCharacter));
  return db.select({ wallet: nameStarts.wallet }).from(nameStarts).where(begins);
}

/** Wallets of members with this wallet or ID, or a name word that starts with the text. */
export function membersCalled(db: Db, called: string) {
  const id = called.replace(/^@\//, '').toUpperCase();
  const isOne = or(eq(members.wallet, called.toLowerCase() as `0x${string}`), eq(members.id, id));
  const theirs = named(db, called);
  const either = theirs ? or(isOne, inArray(members.wallet, theirs)) : isOne;
  return db.select({ wallet: members.wallet }).from(members).where(either);
}

/** A way to find tickets, and its condition. */
export interface Way {
  by: FoundBy;
  where: SQL;
}

/**
 * Conditions of a search, one per way to find tickets. Separate queries let the database use the
 * best index for each.
 * @param caller Their own tickets are not found by text, which would tell of colleagues' notes.
 */
export function searchConditions(db: Db, search: string, caller: `0x${string}`): readonly Way[] {
  const ways: Way[] = [
    { by: 'text', where: sql`(${saysAll(search)} and ${ne(tickets.wallet, caller)})` },
    { by: 'tag', where: arrayContains(tickets.tags, [search.toLowerCase()]) },
  ];
  const [, number] = wholeNumber.exec(search) ?? [];
  if (number !== undefined) ways.push({ by: 'number', where: eq(tickets.number, Number(number)) });
  if (hexStart.test(search)) {
    ways.push(
      { by: 'wallet', where: startsWith(tickets.wallet, search) },
      { by: 'transaction', where: startsWith(sql`${tickets.transaction} collate "C"`, search) },
    );
  }
  const [, start, end] = walletEnds.exec(search) ?? [];
  if (end !== undefined) {
    const ends = sql`right(${tickets.wallet}, 4) = ${end.toLowerCase()}`;
    const where = start === undefined ? ends : sql`(${ends} and ${startsWith(tickets.wallet, start)})`;
    ways.push({ by: 'wallet', where });
  }
  const [, idBegins] = idStart.exec(search) ?? [];
  if (idBegins !== undefined) {
    const id = sql`${members.id} collate "C"`;
    const first = idBegins.toUpperCase();
    const isNamed = sql`${id} >= ${first} and ${id} < ${endOf(first)}`;
    const theirs = db.select({ wallet: members.wallet }).from(members).where(isNamed);
    ways.push({ by: 'memberId', where: inArray(tickets.wallet, theirs) });
  }
  const theirs = named(db, search);
  if (theirs) {
    ways.push(
      { by: 'name', where: inArray(tickets.wallet, theirs) },
      { by: 'assignee', where: inArray(tickets.assignee, theirs) },
    );
  }
  return ways;
}

/** The first way that found each ticket, by ticket ID. */
export async function foundByOf(
  db: Db,
  ids: readonly TicketId[],
  ways: readonly Way[],
): Promise<ReadonlyMap<string, FoundBy>> {
  if (ids.length === 0 || ways.length === 0) return new Map();
  const cases = ways
    .toSorted((one, other) => foundBys.indexOf(one.by) - foundBys.indexOf(other.by))
    .map(({ by, where }) => sql`when ${where} then ${by}`);
  const found = await rows(
    db,
    sql`select ${tickets.id}, case ${sql.join(cases, sql` `)} end as by
      from ${tickets} where ${inArray(tickets.id, [...ids])}`,
    z.object({ id: z.string(), by: z.enum(foundBys).nullable() }),
  );
  return new Map(found.flatMap(({ id, by }) => (by === null ? [] : [[id, by] as const])));
}
