import type { SupportHours } from '@upline/domain';
import { desc } from 'drizzle-orm';
import type { Db } from '../../platform/db/openDb.ts';
import { supportHours } from './schema.ts';

/** The versions of the hours, newest first. */
export function readHoursSet(db: Db, atMost: number) {
  return db.select().from(supportHours).orderBy(desc(supportHours.version)).limit(atMost);
}

/** The hours in force; `null` before any were set. */
export async function readHours(db: Db): Promise<SupportHours | null> {
  const [newest] = await readHoursSet(db, 1);
  return newest?.hours ?? null;
}
