import type { Db, Tx } from './openDb.ts';

/** Runs several reads on one snapshot, while the ledger continues. */
export function inOneMoment<T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}
