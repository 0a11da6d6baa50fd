import { and, eq, inArray, sql } from 'drizzle-orm';
import { getAddress } from 'viem';
import type { Staff } from '../../accounts/staff/roles.ts';
import type { Tx } from '../../platform/db/openDb.ts';
import { notify } from '../../platform/notify/notify.ts';
import { notifications } from '../../platform/notify/schema.ts';

/**
 * Notifies each lead that a wallet tried to replace the reason of a colleague. Leads with an unread
 * notification of it get no second one.
 */
export async function notifyLeads(tx: Tx, staff: Staff, caller: `0x${string}`): Promise<void> {
  const leads = [...(await staff.all(tx))].flatMap(([wallet, roles]) =>
    roles.includes('lead') ? [wallet] : [],
  );
  const facts = { kind: 'reasonRefused', wallet: getAddress(caller) } as const;
  const isUnread = and(
    inArray(notifications.wallet, leads),
    eq(notifications.kind, facts.kind),
    eq(notifications.isRead, false),
    sql`${notifications.facts} ->> 'wallet' = ${facts.wallet}`,
  );
  const told = await tx.select({ wallet: notifications.wallet }).from(notifications).where(isUnread);
  const known = new Set(told.map(({ wallet }) => wallet));
  const at = new Date();
  await notify(
    tx,
    leads.filter((wallet) => !known.has(wallet)).map((wallet) => ({ wallet, facts, at })),
  );
}
