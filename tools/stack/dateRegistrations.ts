import type { Address } from 'viem';
import type { Db } from '../../apps/server/src/platform/db/openDb.ts';

/** Time between a registration and the first purchase. */
const before = '5 minutes';

/**
 * Backdates demo members' registrations to shortly before their first purchase, because the chain's
 * history is weeks long and the server uses the current time. Accepted terms and notifications about
 * the registrations are backdated too.
 * @param db The database of a stopped server: a running one would keep using its cached values.
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
    // New members had no name yet, so notifications about them show the shortened wallet.
    await tx.execute(`
      update notification n set at = date_trunc('second', m.registered_at)
      from member m
      where m.wallet in (${demo}) and n.block is null
        and n.kind in ('referralJoined', 'placeWaiting', 'placeUnrecorded')
        and lower(n.message) like '%' || left(m.wallet, 6) || '_' || right(m.wallet, 4) || '%'`);
  });
}
