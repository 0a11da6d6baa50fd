import { gt, sql } from 'drizzle-orm';
import type { Address } from 'viem';
import type { Facts } from '../../ledger/follower/facts.ts';
import type { Tx } from '../../platform/db/openDb.ts';
import { members } from './schema.ts';

/**
 * A binding on chain overrides the named sponsor, except where the wallet named nobody and the
 * chain bound it to the root.
 */
export async function bindMembers(tx: Tx, bindings: Facts['wallets'], root: Address): Promise<void> {
  if (bindings.length === 0) return;
  const bound = JSON.stringify(bindings.map(({ wallet, sponsor }) => ({ wallet, sponsor })));
  await tx.execute(sql`
    update member m set sponsor = bound.sponsor
    from json_to_recordset(${bound}::json) as bound (wallet text, sponsor text)
    where m.wallet = bound.wallet and (bound.sponsor is distinct from ${root} or m.named_sponsor is not null)`);
}

/**
 * Returns members to their named sponsors if their binding is above a fork, and lowers later
 * registration blocks to the fork.
 */
export async function releaseMembers(tx: Tx, fork: bigint): Promise<void> {
  await tx.update(members).set({ registeredBlock: fork }).where(gt(members.registeredBlock, fork));
  await tx.execute(sql`
    update member m set sponsor = m.named_sponsor
    from wallet w where w.wallet = m.wallet and w.block > ${fork}`);
}
