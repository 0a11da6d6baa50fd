import { auditHeadText } from '@upline/domain';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Staff } from '../../accounts/staff/roles.ts';
import { locks } from '../../platform/db/locks.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { notify } from '../../platform/notify/notify.ts';
import { notifications } from '../../platform/notify/schema.ts';
import { auditEntries } from './schema.ts';

/**
 * Gives each lead the newest audit entry once a day, so that the owner of the database cannot
 * rewrite the audit unnoticed.
 */
export async function tellHead(db: Db, staff: Staff): Promise<void> {
  await db.transaction(async (tx) => {
    // Of two servers, the second finds what the first has written.
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.leads})`);
    const at = new Date();
    const today = new Date(at);
    today.setUTCHours(0, 0, 0, 0);
    const isOfToday = and(eq(notifications.kind, 'auditHead'), gte(notifications.at, today));
    const told = await tx.select({ wallet: notifications.wallet }).from(notifications).where(isOfToday);
    const known = new Set(told.map(({ wallet }) => wallet));
    const leads = [...(await staff.all(tx))].flatMap(([wallet, roles]) =>
      roles.includes('lead') && !known.has(wallet) ? [wallet] : [],
    );
    if (leads.length === 0) return;
    const { number, hash } = auditEntries;
    const [head] = await tx.select({ number, hash }).from(auditEntries).orderBy(desc(number)).limit(1);
    if (!head) return;
    const facts = { kind: 'auditHead', head: auditHeadText(head) } as const;
    await notify(
      tx,
      leads.map((wallet) => ({ wallet, facts, at })),
    );
  });
}
