import type { PGlite } from '@electric-sql/pglite';
import * as z from 'zod';

/** What a copy of a database is of. */
export const dumpInfo = z.object({
  /** The PostgreSQL inside: another major version cannot open the copy. */
  postgres: z.string(),
  /** When the newest change of tables that it holds was made, milliseconds; 0 for none. */
  migration: z.int(),
});

export type DumpInfo = z.infer<typeof dumpInfo>;

/** A database at one moment. */
export interface Dump {
  info: DumpInfo;
  /** Its folder as a tar archive. */
  archive: Blob;
}

/**
 * Copies an embedded database while it may be written to. Whatever was committed before is in the copy; a
 * transaction that is under way is not. The copy is made in memory, and statements wait for it.
 */
export async function dumpDatabase(client: PGlite): Promise<Dump> {
  const { rows } = await client.query<{ postgres: string; migration: string }>(`
    select current_setting('server_version') as postgres, coalesce(max(created_at), 0)::text as migration
    from drizzle.__drizzle_migrations`);
  await client.exec('checkpoint');
  const archive = await client.dumpDataDir('none');
  return { info: dumpInfo.parse({ ...rows[0], migration: Number(rows[0]?.migration) }), archive };
}
