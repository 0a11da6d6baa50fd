import type { Db, Tx } from './openDb.ts';

/** Reads with several statements what the database held at one moment, while the ledger moves on. */
export function inOneMoment<T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}
