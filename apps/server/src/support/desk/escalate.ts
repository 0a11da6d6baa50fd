import { byItself } from '@upline/domain';
import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { getAddress } from 'viem';
import type { Staff } from '../../accounts/staff/roles.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { type AuditDetails, record } from '../audit/record.ts';
import { publishToStaff } from '../tickets/conversation.ts';
import { tickets } from '../tickets/schema.ts';

type Wallet = `0x${string}`;

/** Maximum number of tickets escalated per run. */
const atOnce = 100;

/** The leads with their numbers of open tickets. */
async function leadsByLoad(db: Db, staff: Staff): Promise<{ wallet: Wallet; load: number }[]> {
  const all = await staff.all(db);
  const leads = [...all].filter(([, roles]) => roles.includes('lead')).map(([wallet]) => wallet);
  const loads = await db
    .select({ wallet: tickets.assignee, load: sql`count(*)`.mapWith(Number) })
    .from(tickets)
    .where(and(eq(tickets.status, 'open'), isNotNull(tickets.assignee)))
    .groupBy(tickets.assignee);
  const loadOf = new Map(loads.map(({ wallet, load }) => [wallet, load]));
  return leads.map((wallet) => ({ wallet, load: loadOf.get(wallet) ?? 0 }));
}

/**
 * Assigns each overdue ticket to a lead, once, and ends its snooze. Tickets assigned to a lead stay
 * with them. Overdue tickets are found by their due time, so none is missed while no server runs.
 */
export async function escalateLate(db: Db, staff: Staff): Promise<void> {
  const now = new Date();
  const isLate = and(
    eq(tickets.status, 'open'),
    isNull(tickets.escalatedAt),
    lte(tickets.resolutionDueAt, now),
  );
  await db.transaction(async (tx) => {
    const late = await tx
      .select()
      .from(tickets)
      .where(isLate)
      .limit(atOnce)
      .for('update', { skipLocked: true });
    if (late.length === 0) return;
    const leads = await leadsByLoad(tx, staff);
    for (const ticket of late) {
      const isWithLead = leads.some(({ wallet }) => wallet === ticket.assignee);
      const [next] = leads.toSorted((one, other) => one.load - other.load);
      const assignee = isWithLead ? ticket.assignee : (next?.wallet ?? ticket.assignee);
      if (next && !isWithLead) next.load += 1;
      const { snoozedUntil } = ticket;
      const bumped = { escalatedAt: now, snoozedUntil: null, version: sql`${tickets.version} + 1` };
      await tx
        .update(tickets)
        .set({ ...bumped, assignee })
        .where(eq(tickets.id, ticket.id));
      await publishToStaff(tx, ticket);
      const named = (wallet: Wallet | null) => (wallet ? [getAddress(wallet)] : []);
      const changes: NonNullable<AuditDetails['changes']> = [];
      if (assignee !== ticket.assignee) {
        changes.push({ field: 'assignee', before: named(ticket.assignee), after: named(assignee) });
      }
      if (snoozedUntil && snoozedUntil > now) {
        changes.push({ field: 'snoozedUntil', before: [snoozedUntil.toISOString()], after: [] });
      }
      if (changes.length > 0)
        await record(tx, { staff: byItself, act: 'change', ticket, details: { changes } });
    }
  });
}
