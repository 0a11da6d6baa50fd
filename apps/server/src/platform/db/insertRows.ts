import { setImmediate as turn } from 'node:timers/promises';
import { getTableColumns, getTableName, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import { connectionOf, copyRows, textOf } from './copyRows.ts';
import type { Tx } from './openDb.ts';

/** Rows per statement, which sends each column as one text. */
const chunkSize = 5000;

/** Minimum number of rows for `copy`. */
const copiedFrom = 100;

/** The most frequent values, addresses and hashes, need no quotes in an array literal. */
const plainText = /^0x[0-9a-f]*$/;
const special = /["\\]/g;

function quoted(text: string): string {
  return text.search(special) === -1 ? `"${text}"` : `"${text.replace(special, '\\$&')}"`;
}

/** A value in the text format of an array. */
function element(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'string') return plainText.test(value) ? value : quoted(value);
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return `${value}`;
  return quoted(textOf(value));
}

interface Writing<T extends PgTable> {
  /** Columns to write, by their names in the schema; the others get their defaults. @default all */
  columns?: readonly (keyof InferInsertModel<T> & string)[];
  /** A final clause such as `on conflict do nothing`. */
  onConflict?: SQL;
}

/**
 * Inserts rows in the order given: thousands per statement, one text per column, or by `copy`
 * without a final clause. Both are far faster than parameters per value. Array columns are not
 * supported.
 */
export async function insertRows<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly InferInsertModel<T>[],
  { columns, onConflict }: Writing<T> = {},
): Promise<void> {
  const known = Object.entries(getTableColumns(table)).filter(
    ([name]) => columns === undefined || columns.some((one) => one === name),
  );
  const names = known.map(([name]) => `"${toSnakeCase(name)}"`).join(', ');
  const types = known.map(([, column]) => sql.raw(`${column.getSQLType().replace(/ collate .*/, '')}[]`));
  const connection = onConflict === undefined ? connectionOf(tx) : null;
  for (let from = 0; from < rows.length; from += chunkSize) {
    const chunk: readonly Record<string, unknown>[] = rows.slice(from, from + chunkSize);
    if (connection !== null && chunk.length >= copiedFrom) {
      const into = `"${getTableName(table)}" (${names})`;
      await copyRows(
        connection,
        into,
        known.map(([name]) => name),
        chunk,
      );
    } else {
      const arrays = known.map(
        ([name], at) => sql`(${`{${chunk.map((row) => element(row[name])).join()}}`}::text)::${types[at]}`,
      );
      await tx.execute(sql`
        insert into ${table} (${sql.raw(names)}) select * from unnest(${sql.join(arrays, sql`, `)}) ${onConflict ?? sql``}`);
    }
    // The embedded database runs in this thread; lets other events run between the chunks.
    await turn();
  }
}
