import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';
import { create } from 'tar';
import * as z from 'zod';
import { withPassingFolder } from './passingFolders.ts';

/** What a copy of a database is of. */
export const dumpInfo = z.object({
  /** The PostgreSQL inside: another major version cannot open the copy. */
  postgres: z.string(),
  /** When the newest change of tables that it holds was made, milliseconds; 0 for none. */
  migration: z.int(),
});

export type DumpInfo = z.infer<typeof dumpInfo>;

async function describe(client: PGlite): Promise<DumpInfo> {
  const { rows } = await client.query<{ postgres: string; migration: string }>(`
    select current_setting('server_version') as postgres, coalesce(max(created_at), 0)::text as migration
    from drizzle.__drizzle_migrations`);
  return dumpInfo.parse({ ...rows[0], migration: Number(rows[0]?.migration) });
}

/** Of the folder that a copy passes through. */
const suffix = '.upline-copy';

/**
 * Copies an embedded database while it may be written to. Whatever was committed before is in the copy; a
 * transaction that is under way is not. Statements wait while its files are copied beside it, and no longer: its
 * own way to dump itself would hold several times its size in memory.
 * @param write Is given the folder as a tar archive, and what it is of.
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
    // What is written behind is little then, for the copy and for the server that opens it.
    await client.exec('checkpoint');
    await client.runExclusive(() => cp(folder, copy, { recursive: true, mode: constants.COPYFILE_FICLONE }));
    await write(create({ cwd: copy, portable: true }, ['.']) as unknown as Readable, info);
  });
}
