import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { secrets } from './schema.ts';

const known = new WeakMap<Db, Map<string, Uint8Array>>();

/**
 * A secret of 256 bits that every process on a database has in common. It is made the first time that it is
 * asked for, and remembered for the connection: what a transaction made may yet be undone.
 */
export async function sharedSecret(db: Db, name: string): Promise<Uint8Array> {
  const remembered = known.get(db) ?? new Map<string, Uint8Array>();
  known.set(db, remembered);
  const read = async () => (await db.select().from(secrets).where(eq(secrets.name, name)))[0]?.value;
  let value = remembered.get(name) ?? (await read());
  if (value === undefined) {
    await db
      .insert(secrets)
      .values({ name, value: randomBytes(32) })
      .onConflictDoNothing();
    value = await read();
  }
  if (value === undefined) throw new Error(`The secret ${name} was written and is not there.`);
  remembered.set(name, value);
  return value;
}
