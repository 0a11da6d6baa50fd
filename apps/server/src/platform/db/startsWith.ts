import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Stands after every character that an address may have. */
const afterAll = '~';

/** Where the texts that start with a text end, in collation "C". */
export function endOf(start: string): string {
  return start + afterAll;
}

/**
 * Whether a column of addresses starts with a text, in whatever case; an index in collation "C" serves it. As a
 * range, and not as `like`, the index serves it also in a prepared statement, whose plan knows no texts.
 */
export function startsWith(column: PgColumn | SQL, text: string): SQL {
  const start = text.toLowerCase();
  return sql`${column} >= ${start} and ${column} < ${endOf(start)}`;
}
