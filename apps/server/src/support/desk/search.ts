import { searchKey } from '@upline/domain';
import { and, arrayContains, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { members, nameStarts } from '../../accounts/members/schema.ts';
import type { Db } from '../../platform/db/openDb.ts';
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

/**
 * Conditions of a search, one per way to find tickets: texts, number, tags, transaction, the
 * member's name, ID or wallet, and the assignee's name. Separate queries let the database use the
 * best index for each.
 */
export function waysToFind(db: Db, search: string): readonly SQL[] {
  const ways = [saysAll(search), arrayContains(tickets.tags, [search.toLowerCase()])];
  const [, number] = wholeNumber.exec(search) ?? [];
  if (number !== undefined) ways.push(eq(tickets.number, Number(number)));
  if (hexStart.test(search))
    ways.push(
      startsWith(tickets.wallet, search),
      startsWith(sql`${tickets.transaction} collate "C"`, search),
    );
  const [, start, end] = walletEnds.exec(search) ?? [];
  if (end !== undefined) {
    const ends = sql`right(${tickets.wallet}, 4) = ${end.toLowerCase()}`;
    ways.push(start === undefined ? ends : sql`(${ends} and ${startsWith(tickets.wallet, start)})`);
  }
  const [, idBegins] = idStart.exec(search) ?? [];
  if (idBegins !== undefined) {
    const id = sql`${members.id} collate "C"`;
    const first = idBegins.toUpperCase();
    const isNamed = sql`${id} >= ${first} and ${id} < ${endOf(first)}`;
    ways.push(inArray(tickets.wallet, db.select({ wallet: members.wallet }).from(members).where(isNamed)));
  }
  const theirs = named(db, search);
  if (theirs) ways.push(inArray(tickets.wallet, theirs), inArray(tickets.assignee, theirs));
  return ways;
}
