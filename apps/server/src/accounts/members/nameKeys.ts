import { nameKeys } from '@upline/domain';
import { and, asc, eq, gt, ne, notExists } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import { members, nameStarts } from './schema.ts';

/** Updates the search keys of a member's name, in the transaction that changes the name. */
export async function saveNameKeys(tx: Tx, wallet: `0x${string}`, name: string): Promise<void> {
  await tx.delete(nameStarts).where(eq(nameStarts.wallet, wallet));
  const keys = nameKeys(name).map((key) => ({ wallet, key }));
  if (keys.length > 0) await tx.insert(nameStarts).values(keys);
}

/** Names read per statement. */
const atOnce = 1000;

/**
 * Writes missing search keys of names: those set before the search by name existed, or through a
 * server of a release without keys. A trigger on `member` deletes the keys of a changed name.
 */
export async function fillNameKeys(db: Db): Promise<void> {
  const withoutKeys = notExists(
    db.select({ key: nameStarts.key }).from(nameStarts).where(eq(nameStarts.wallet, members.wallet)),
  );
  await db.transaction(async (tx) => {
    for (let after = 0; ; ) {
      const named = await tx
        .select({ number: members.number, wallet: members.wallet, name: members.name })
        .from(members)
        .where(and(gt(members.number, after), ne(members.name, ''), withoutKeys))
        .orderBy(asc(members.number))
        .limit(atOnce);
      const last = named.at(-1);
      if (last === undefined) return;
      const keys = named.flatMap(({ wallet, name }) => nameKeys(name).map((key) => ({ wallet, key })));
      if (keys.length > 0) await tx.insert(nameStarts).values(keys).onConflictDoNothing();
      after = last.number;
    }
  });
}
