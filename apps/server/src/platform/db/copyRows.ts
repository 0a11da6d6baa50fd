import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PGliteInterface, Transaction } from '@electric-sql/pglite';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Tx } from './openDb.ts';

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const special = /[\\\t\n\r]/;
const allSpecial = /[\\\t\n\r]/g;

function escaped(text: string): string {
  return special.test(text) ? text.replace(allSpecial, (one) => escapes[one] ?? one) : text;
}

/** An instant, a record or whatever else it is, as its column reads it. */
export function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A value as it stands in the text of a copy. */
function field(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escaped(value);
  return typeof value === 'object' ? escaped(textOf(value)) : String(value);
}

type Connection = pg.Client | PGliteInterface | Transaction;

/**
 * The connection that a transaction has to itself: the query builder has no word for copying.
 * @returns `null` outside a transaction, where several are shared.
 */
export function connectionOf(tx: Tx): Connection | null {
  const client: unknown = Reflect.get(tx._.session, 'client');
  return client instanceof pg.Pool ? null : (client as Connection);
}

/**
 * Writes rows in the order given by `copy`, which reads them far faster than an insert does.
 * @param into The table and its columns as they stand in a statement.
 * @param names The columns by their names in the rows.
 */
export async function copyRows(
  connection: Connection,
  into: string,
  names: readonly string[],
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const text = rows.map((row) => names.map((name) => field(row[name])).join('\t')).join('\n');
  if (connection instanceof pg.Client) {
    await pipeline(Readable.from([text]), connection.query(copyFrom(`copy ${into} from stdin`)));
  } else {
    await connection.query(`copy ${into} from '/dev/blob'`, [], { blob: new Blob([text]) });
  }
}
