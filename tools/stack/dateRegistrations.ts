import type { Address } from 'viem';
import type { Db } from '../../apps/server/src/platform/db/openDb.ts';

/** How long before their first purchase somebody is said to have registered. */
const before = '5 minutes';

/**
 * Says of demo members that they registered shortly before their first purchase, as people do: the chain's past is
 * weeks long, and a server knows only now. What was told of their coming goes with it.
 * @param db Of a server that does not run: it would go on telling what it remembers.
 */
export async function dateRegistrations(db: Db, wallets: readonly Address[]): Promise<void> {
  if (wallets.length === 0) return;
  const demo = wallets.map((wallet) => `'${wallet.toLowerCase()}'`).join(', ');
  await db.transaction(async (tx) => {
    await tx.execute(`
      update member m set registered_at = first.at - interval '${before}'
      from (select wallet, min(at) as at from place where wallet in (${demo}) group by wallet) first
      where first.wallet = m.wallet and m.registered_at > first.at`);
    await tx.execute(`
      update accepted_terms a set at = m.registered_at
      from member m where m.wallet = a.wallet and m.wallet in (${demo}) and a.at > m.registered_at`);
    await tx.execute(`
      update notification n set at = date_trunc('second', m.registered_at)
      from member m where m.wallet = n.wallet and m.wallet in (${demo}) and n.kind = 'welcome'`);
    // They had no name yet when they came: what is told of them shows their wallet, shortened.
    await tx.execute(`
      update notification n set at = date_trunc('second', m.registered_at)
      from member m
      where m.wallet in (${demo}) and n.block is null
        and n.kind in ('referralJoined', 'placeWaiting', 'placeUnrecorded')
        and lower(n.message) like '%' || left(m.wallet, 6) || '_' || right(m.wallet, 4) || '%'`);
  });
}
