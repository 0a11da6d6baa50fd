import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { inArray } from 'drizzle-orm';
import type { Db, Tx } from '../platform/db/openDb.ts';
import { filePath } from './fileLinks.ts';
import { lockRoom, type Sending } from './requireRoom.ts';
import { strayFiles, uploads } from './schema.ts';
import type { Storage } from './storage.ts';

export interface AcceptedFile {
  name: string;
  path: string;
  type: string;
  sentSize: number;
}

/** Database and storage of uploads. */
export interface Keeping {
  db: Db;
  storage: Storage;
  /**
   * Locks a sender until the transaction ends. Throws HttpFailure 401 if their session has ended.
   */
  lockSender: (tx: Tx, session: Sending['session']) => Promise<void>;
}

/** Deletes files without an upload from the storage. */
export async function removeStray(db: Db, storage: Storage, keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage.remove(key);
  await db.delete(strayFiles).where(inArray(strayFiles.key, [...keys]));
}

/**
 * Stores files and their uploads, all or none.
 * @returns Their paths in the same order.
 * @throws Errors of the storage or the database; partial files are deleted, now or by the cleanup.
 */
export async function saveFiles(
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
      // Waits for a concurrent erasure, which ends the session.
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
    // If the storage fails again, the cleanup deletes the files later.
    await removeStray(db, storage, keys).catch(() => {});
    throw error;
  }
  return rows.map(({ row }) => filePath(row));
}
