import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { dumpInfo } from './dumpDatabase.ts';

/** Entries at the root of a backup. */
export const backupNames = {
  manifest: 'manifest.json',
  database: 'database.tar',
  uploads: 'uploads',
} as const;

const file = z.object({ size: z.int(), sha256: z.string() });

export const manifestFormat = z.object({
  format: z.literal(1),
  /** ISO 8601. */
  createdAt: z.string(),
  /** Version of the server that made the backup. */
  version: z.string(),
  database: dumpInfo,
  /** Location of the uploads: in the backup, or in a bucket with its own copies. */
  uploads: z.enum(['included', 'bucket']),
  /** Size and hash of every file by path, except the manifest. */
  files: z.record(z.string(), file),
});

export type Manifest = z.infer<typeof manifestFormat>;

async function describe(path: string): Promise<z.infer<typeof file>> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { size: (await stat(path)).size, sha256: hash.digest('hex') };
}

/** Size and hash of every file of an unpacked backup, by its path. */
export async function describeFiles(folder: string): Promise<Manifest['files']> {
  const files: Manifest['files'] = {};
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    if (entry.isFile() && name !== backupNames.manifest) files[name] = await describe(path);
  }
  return files;
}

/** The folder of an embedded database. @throws Error for any other database. */
export function embeddedFolder(databaseUrl: string): string {
  if (databaseUrl.startsWith('file:')) return databaseUrl.slice('file:'.length);
  throw new Error(
    'DATABASE_URL names a database that is not embedded. Back a PostgreSQL up by pg_dump; see docs/deploy.md.',
  );
}
