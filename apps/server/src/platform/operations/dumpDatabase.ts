import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';
import { create } from 'tar';
import * as z from 'zod';
import { withPassingFolder } from './passingFolders.ts';

export const dumpInfo = z.object({
  /** Version of PostgreSQL: another major version cannot open the copy. */
  postgres: z.string(),
  /** Timestamp of the newest migration in the copy, milliseconds; 0 for none. */
  migration: z.int(),
});

export type DumpInfo = z.infer<typeof dumpInfo>;

async function describe(client: PGlite): Promise<DumpInfo> {
  const { rows } = await client.query<{ postgres: string; migration: string }>(`
    select current_setting('server_version') as postgres, coalesce(max(created_at), 0)::text as migration
    from drizzle.__drizzle_migrations`);
  return dumpInfo.parse({ ...rows[0], migration: Number(rows[0]?.migration) });
}

/** Suffix of the folder of a temporary copy. */
const suffix = '.upline-copy';

/**
 * Copies an embedded database, even while it is written to. The copy contains all committed
 * transactions. Statements wait only while the files are copied to a folder beside the database;
 * PGlite's own dump would need several times the database's size in memory.
 * @param write Receives the copy as a tar archive, with its metadata.
 */
export async function dumpDatabase(
  client: PGlite,
  folder: string,
  write: (archive: Readable, info: DumpInfo) => Promise<void>,
): Promise<void> {
  const info = await describe(client);
  const passing = `${folder}.${randomUUID()}${suffix}`;
  await withPassingFolder(passing, suffix, async () => {
    const copy = join(passing, 'data');
    // Shortens the write-ahead log, and thus recovery of the copy.
    await client.exec('checkpoint');
    await client.runExclusive(() => cp(folder, copy, { recursive: true, mode: constants.COPYFILE_FICLONE }));
    await write(create({ cwd: copy, portable: true }, ['.']) as unknown as Readable, info);
  });
}
