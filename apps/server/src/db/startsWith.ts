import { like, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a column of addresses starts with a text, in whatever case; an index in collation "C" serves it. */
export function startsWith(column: PgColumn, text: string): SQL {
  return like(column, `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`);
}
