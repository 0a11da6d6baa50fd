import * as z from 'zod';
import type { Db } from '../../apps/server/src/platform/db/openDb.ts';

const columns = z.object({ rows: z.array(z.object({ name: z.string(), type: z.string() })) });
const indexNames = z.object({ rows: z.array(z.object({ drop: z.string(), create: z.string() })) });

/**
 * Fills a table without its indexes and creates them afterwards, which takes a third of the time on
 * an empty table.
 */
export async function fill(db: Db, table: string, statements: readonly string[]): Promise<void> {
  const answer = await db.execute(`
    select format('alter table %I drop constraint %I', '${table}', conname) as drop,
      format('alter table %I add constraint %I %s', '${table}', conname, pg_get_constraintdef(oid)) as create
    from pg_constraint where conrelid = '${table}'::regclass and contype in ('p', 'u')
    union all
    select format('drop index %I', indexrelid::regclass::text), pg_get_indexdef(indexrelid)
    from pg_index where indrelid = '${table}'::regclass
      and indexrelid not in (select conindid from pg_constraint where conrelid = '${table}'::regclass)`);
  const indexes = indexNames.parse(answer).rows;
  for (const { drop } of indexes) await db.execute(drop);
  for (const statement of statements) await db.execute(statement);
  for (const { create } of indexes) await db.execute(create);
}

/** Default values by column type. */
const nothing: Record<string, string> = { text: "''", 'timestamp with time zone': 'now()', ARRAY: "'{}'" };

/**
 * An `insert` of rows `i`, from 1. Other columns get default values, so that new columns need no
 * change here.
 */
export async function insertOf(
  db: Db,
  table: string,
  count: number,
  given: Record<string, string>,
): Promise<string> {
  const answer = await db.execute(`
    select column_name as name, data_type as type from information_schema.columns
    where table_name = '${table}' and is_nullable = 'NO' and column_default is null`);
  const others = columns.parse(answer).rows.map(({ name, type }) => [name, nothing[type] ?? '0']);
  const all = { ...Object.fromEntries(others), ...given };
  const names = Object.keys(all).map((name) => `"${name}"`);
  return `insert into ${table} (${names}) select ${Object.values(all)} from generate_series(1, ${count}) i`;
}
