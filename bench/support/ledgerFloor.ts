import * as z from 'zod';
import type { Db } from '../../apps/server/src/platform/db/openDb.ts';

/** The tables with a ledger's bulk of rows; the pools' sums are only nine rows. */
const tables = ['entry', 'place', 'wallet', 'total', 'notification', 'block'];

const chunkSize = 5000;

const chunkRows = z.object({ rows: z.array(z.object({ chunk: z.string() })) });

async function chunksOf(db: Db, table: string): Promise<string[]> {
  const found = await db.execute(`
    select json_agg(r)::text as chunk from (
      select t.*, (row_number() over () - 1) / ${chunkSize} as part from ${table} t
    ) r group by part order by part`);
  return chunkRows.parse(found).rows.map(({ chunk }) => chunk);
}

/**
 * Writes a ledger's rows into copies of its tables with the same indexes, without other work.
 * @returns The duration in seconds.
 */
export async function writeFloor(db: Db): Promise<number> {
  const all: { table: string; chunks: string[] }[] = [];
  for (const table of tables) {
    all.push({ table, chunks: await chunksOf(db, table) });
    await db.execute(`create table floor_${table} (like ${table} including all)`);
  }
  const begun = performance.now();
  for (const { table, chunks } of all) {
    for (const chunk of chunks) {
      await db.execute(
        `insert into floor_${table} select * from json_populate_recordset(null::floor_${table}, $rows$${chunk}$rows$::json)`,
      );
    }
  }
  return (performance.now() - begun) / 1000;
}

export async function restoreFloor(db: Db): Promise<void> {
  for (const table of tables) await db.execute(`drop table floor_${table}`);
}
