import { getTableColumns, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './openDb.ts';

/** Rows in one statement: what it says is sent as one text. */
const chunkSize = 5000;

function asText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}` : value;
}

interface Writing<T extends PgTable> {
  /** Those to write, by their names in the schema; all unless given. The others get their defaults. */
  columns?: readonly (keyof InferInsertModel<T> & string)[];
  /** What follows, such as `on conflict do nothing`. */
  onConflict?: SQL;
}

/** Writes rows in the order given, as one text for thousands of them: far faster than a value at a time. */
export async function insertRows<T extends PgTable>(
  tx: Db,
  table: T,
  rows: readonly InferInsertModel<T>[],
  { columns, onConflict = sql`` }: Writing<T> = {},
): Promise<void> {
  const known = Object.entries(getTableColumns(table)).filter(
    ([name]) => columns === undefined || columns.some((one) => one === name),
  );
  const names = sql.raw(known.map(([name]) => `"${toSnakeCase(name)}"`).join(', '));
  const typed = sql.raw(known.map(([, column], at) => `"c${at}" ${column.getSQLType()}`).join(', '));
  const picked = sql.raw(known.map((_, at) => `"c${at}"`).join(', '));
  for (let from = 0; from < rows.length; from += chunkSize) {
    const chunk = rows
      .slice(from, from + chunkSize)
      .map((row: Record<string, unknown>) =>
        Object.fromEntries(known.map(([name], at) => [`c${at}`, row[name]])),
      );
    await tx.execute(sql`
      insert into ${table} (${names})
      select ${picked} from json_to_recordset(${JSON.stringify(chunk, asText)}::json) as r (${typed})
      ${onConflict}`);
  }
}
