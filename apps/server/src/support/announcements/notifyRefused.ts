import { and, eq, inArray, sql } from 'drizzle-orm';
import { getAddress } from 'viem';
import type { Staff } from '../../accounts/staff/roles.ts';
import type { Tx } from '../../platform/db/openDb.ts';
import { notify } from '../../platform/notify/notify.ts';
import { notifications } from '../../platform/notify/schema.ts';

interface Refused {
  caller: `0x${string}`;
  /** The authors of the reasons that stay. */
  authors: readonly `0x${string}`[];
}

/**
 * Notifies each lead and the authors that a wallet tried to replace the reason of a colleague. Who
 * has an unread notification of it gets no second one.
 */
export async function notifyRefused(tx: Tx, staff: Staff, { caller, authors }: Refused): Promise<void> {
  const leads = [...(await staff.all(tx))].flatMap(([wallet, roles]) =>
    roles.includes('lead') ? [wallet] : [],
  );
  const receivers = [...new Set([...leads, ...authors])];
  const facts = { kind: 'reasonRefused', wallet: getAddress(caller) } as const;
  const isUnread = and(
    inArray(notifications.wallet, receivers),
    eq(notifications.kind, facts.kind),
    eq(notifications.isRead, false),
    sql`${notifications.facts} ->> 'wallet' = ${facts.wallet}`,
  );
  const told = await tx.select({ wallet: notifications.wallet }).from(notifications).where(isUnread);
  const known = new Set(told.map(({ wallet }) => wallet));
  const at = new Date();
  await notify(
    tx,
    receivers.filter((wallet) => !known.has(wallet)).map((wallet) => ({ wallet, facts, at })),
  );
}
