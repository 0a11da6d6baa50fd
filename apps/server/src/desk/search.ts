import { eq, type SQL, sql } from 'drizzle-orm';
import { startsWith } from '../db/startsWith.ts';
import { members } from '../members/schema.ts';
import { ticketMessages, ticketNotes, tickets } from '../tickets/schema.ts';

/** The most words of a search that are looked for. */
const wordsAtMost = 8;

/** A word, or how one begins, as the full text search takes it; none for one that is no more than signs. */
function beginning(word: string): SQL {
  return sql`(
    select case when numnode(phrase) > 0 then (phrase::text || ':*')::tsquery end
    from phraseto_tsquery('simple', ${word}) as phrase
  )`;
}

/** The tickets that say a word somewhere: in their subject, a message or a note. Each part has an index of its own. */
function saying(word: string): SQL {
  const query = beginning(word);
  return sql`(
    select ${tickets.id} from ${tickets} where to_tsvector('simple', ${tickets.subject}) @@ ${query}
    union
    select ${ticketMessages.ticketId} from ${ticketMessages}
      where to_tsvector('simple', ${ticketMessages.message}) @@ ${query}
    union
    select ${ticketNotes.ticketId} from ${ticketNotes}
      where to_tsvector('simple', ${ticketNotes.message}) @@ ${query}
  )`;
}

/**
 * Whether a ticket is one that somebody searches for: it says every word of the search, or how it begins; it has that
 * number; or its member's ID or wallet begins so.
 */
export function isFound(search: string): SQL {
  const words = search.split(/\s+/).slice(0, wordsAtMost);
  const named = [
    sql`select ${tickets.id} from ${tickets} where ${startsWith(tickets.wallet, search)}`,
    sql`select ${tickets.id} from ${tickets} join ${members} on ${eq(members.wallet, tickets.wallet)}
      where starts_with(${members.id}, ${search.toUpperCase()})`,
  ];
  if (/^\d{1,15}$/.test(search)) {
    named.push(sql`select ${tickets.id} from ${tickets} where ${eq(tickets.number, Number(search))}`);
  }
  const found = sql.join(words.map(saying), sql` intersect `);
  return sql`${tickets.id} in ((${found}) union ${sql.join(named, sql` union `)})`;
}
