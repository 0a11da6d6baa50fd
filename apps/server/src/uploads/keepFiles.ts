import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { inArray } from 'drizzle-orm';
import type { Db, Tx } from '../platform/db/openDb.ts';
import { filePath } from './fileLinks.ts';
import { lockRoom, type Sending } from './requireRoom.ts';
import { strayFiles, uploads } from './schema.ts';
import type { Storage } from './storage.ts';

/** A file that is accepted. */
export interface AcceptedFile {
  name: string;
  path: string;
  type: string;
  sentSize: number;
}

/** Where files are kept, and for whom. */
export interface Keeping {
  db: Db;
  storage: Storage;
  /** Keeps a sender as they are until the transaction ends. Throws HttpFailure 401 when their session has ended. */
  lockSender: (tx: Tx, session: Sending['session']) => Promise<void>;
}

/** Takes files away from the storage that no upload has, as far as that is possible now. */
export async function removeStray(db: Db, storage: Storage, keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage.remove(key);
  await db.delete(strayFiles).where(inArray(strayFiles.key, [...keys]));
}

/**
 * Stores files and notes whose they are: all of them, or none.
 * @returns The paths where they are served, in the same order.
 * @throws What the storage or the database threw; what it left behind is removed, now or by the cleanup.
 */
export async function keepFiles(
  { db, storage, lockSender }: Keeping,
  sending: Sending,
  files: readonly AcceptedFile[],
): Promise<string[]> {
  const createdAt = new Date();
  const owner = sending.session.wallet;
  const rows = await Promise.all(
    files.map(async ({ path, ...file }) => {
      const { size } = await stat(path);
      return { path, row: { ...file, size, owner, createdAt, key: randomBytes(32).toString('hex') } };
    }),
  );
  const keys = rows.map(({ row }) => row.key);
  await db.insert(strayFiles).values(keys.map((key) => ({ key, since: createdAt })));
  try {
    for (const { path, row } of rows) await storage.put(row.key, path);
    await db.transaction(async (tx) => {
      // An erasure that has come between is waited for: it has ended the session.
      await lockSender(tx, sending.session);
      await lockRoom(
        tx,
        sending,
        rows.reduce((sum, { row }) => sum + row.sentSize, 0),
      );
      await tx.insert(uploads).values(rows.map(({ row }) => row));
      await tx.delete(strayFiles).where(inArray(strayFiles.key, keys));
    });
  } catch (error) {
    // A storage that has just failed may fail again: the cleanup will come.
    await removeStray(db, storage, keys).catch(() => {});
    throw error;
  }
  return rows.map(({ row }) => filePath(row));
}
