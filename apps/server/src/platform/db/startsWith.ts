import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Sorts after every character of an address. */
const afterAll = '~';

/** Upper bound, in collation "C", of texts with this start. */
export function endOf(start: string): string {
  return start + afterAll;
}

/**
 * Condition: a column of addresses starts with a text, in any case. An index in collation "C"
 * serves the range even in a prepared statement, where `like` cannot use it because the plan does
 * not know the text.
 */
export function startsWith(column: PgColumn | SQL, text: string): SQL {
  const start = text.toLowerCase();
  return sql`${column} >= ${start} and ${column} < ${endOf(start)}`;
}
