import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import * as z from 'zod';
import type { Db } from './openDb.ts';
import { rows } from './rows.ts';

/**
 * The last commit with the 42 migrations that the first one replaces. That migration has the
 * timestamp of the last of the 42.
 */
const lastOfOldChain = 'e21e8a781ff28fc209d91cf1c107a97b66831816';

/**
 * Accepts an empty database, and one with all tables of the first migration.
 * @throws Error if the database has only some of the migrations that the first one replaces.
 */
export async function requireFirstMigration(db: Db, migrationsFolder: string): Promise<void> {
  const [first] = readMigrationFiles({ migrationsFolder });
  const named = sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "isKnown"`;
  const [table] = await rows(db, named, z.object({ isKnown: z.boolean() }));
  if (!first || !table?.isKnown) return;
  const newest = sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`;
  const [applied] = await rows(db, newest, z.object({ at: z.string().nullable() }));
  if (applied?.at == null || Number(applied.at) >= first.folderMillis) return;
  throw new Error(
    `The tables of this database are too old for this version. Start commit ${lastOfOldChain} on it once, then this version.`,
  );
}
