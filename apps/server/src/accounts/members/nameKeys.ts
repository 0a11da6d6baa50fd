import { nameKeys } from '@upline/domain';
import { and, asc, eq, gt, ne, notExists } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import { members, nameStarts } from './schema.ts';

/** Has a member found by their name as it is now; part of the transaction that changes the name. */
export async function keepNameKeys(tx: Tx, wallet: `0x${string}`, name: string): Promise<void> {
  await tx.delete(nameStarts).where(eq(nameStarts.wallet, wallet));
  const keys = nameKeys(name).map((key) => ({ wallet, key }));
  if (keys.length > 0) await tx.insert(nameStarts).values(keys);
}

/** How many names are read at a time. */
const atOnce = 1000;

/**
 * Writes the keys of every name that has none: of members who named themselves before the search by name was there, or
 * at a server of a release that knows no keys. A trigger on `member` takes the keys of a name that is changed.
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
