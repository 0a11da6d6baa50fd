import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { endOf, startsWith } from '../db/startsWith.ts';
import { members } from '../members/schema.ts';
import { tickets, ticketTexts } from '../tickets/schema.ts';

/** The most words of a search that are looked for. */
const wordsAtMost = 8;

/** A word, or how one begins, as the full text search takes it: of one in several parts, how each begins. */
function beginning(word: string): SQL {
  const lexemes = sql`plainto_tsquery('simple', ${word})`;
  return sql`case when numnode(${lexemes}) > 0
    then (replace(${lexemes}::text, ''' & ''', ''':* & ''') || ':*')::tsquery end`;
}

/** What is looked for: a sign between words says nothing. A search of signs alone finds nothing. */
function wordsIn(search: string): string[] {
  const words = search.split(/\s+/);
  const said = words.filter((word) => /[\p{L}\p{N}]/u.test(word));
  return said.length > 0 ? said : words;
}

/** Whether a ticket says every word of a search, or how it begins: in its subject, a message or a note. */
function saysAll(search: string): SQL {
  const words = wordsIn(search).slice(0, wordsAtMost).map(beginning);
  return sql`exists (select from ${ticketTexts} where ${ticketTexts.ticketId} = ${tickets.id}
    and ${ticketTexts.words} @@ (${sql.join(words, sql` && `)}))`;
}

const walletStart = /^0x[0-9a-f]*$/i;
/** The letters of member IDs. */
const idStart = /^[0-9a-hjkmnp-tv-z-]{1,9}$/i;
const wholeNumber = /^\d{1,15}$/;

/**
 * The ways in which a search finds tickets: by what they say, by their number, and by how their member's wallet or ID
 * begins. Each is a question of its own, so that the database answers it by the index that suits it.
 */
export function waysToFind(db: Db, search: string): readonly SQL[] {
  const ways = [saysAll(search)];
  if (wholeNumber.test(search)) ways.push(eq(tickets.number, Number(search)));
  if (walletStart.test(search)) ways.push(startsWith(tickets.wallet, search));
  if (idStart.test(search)) {
    const id = sql`${members.id} collate "C"`;
    const start = search.toUpperCase();
    const isNamed = sql`${id} >= ${start} and ${id} < ${endOf(start)}`;
    ways.push(inArray(tickets.wallet, db.select({ wallet: members.wallet }).from(members).where(isNamed)));
  }
  return ways;
}
