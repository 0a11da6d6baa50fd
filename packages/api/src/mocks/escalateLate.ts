import { byItself } from '@upline/domain';
import type { AuditDetails } from './audit.ts';
import { ticketDues } from './ticketDues.ts';
import type { World } from './world.ts';

/** Assigns each overdue ticket to a lead, once. The server does so every minute. */
export function escalateLate(world: World): void {
  const { tickets, staff, audit, promises } = world;
  const leads = staff.all().filter((wallet) => staff.rolesOf(wallet).includes('lead'));
  const loadOf = (wallet: string) =>
    tickets.all().filter(({ status, assignee }) => status === 'open' && assignee === wallet).length;
  for (const ticket of tickets.all()) {
    const { id, wallet, assignee, snoozedUntil, escalatedAt } = ticket;
    const { resolutionDueAt } = ticketDues(promises.hours(), ticket);
    if (escalatedAt || resolutionDueAt === null || resolutionDueAt > world.now()) continue;
    const isWithLead = assignee !== null && leads.includes(assignee);
    const [next] = leads.toSorted((one, other) => loadOf(one) - loadOf(other));
    const given = isWithLead ? assignee : (next ?? assignee);
    const changes: NonNullable<AuditDetails['changes']> = [];
    const named = (one: string | null) => (one ? [world.display(one)] : []);
    if (given !== assignee) changes.push({ field: 'assignee', before: named(assignee), after: named(given) });
    if (snoozedUntil && snoozedUntil > world.now())
      changes.push({ field: 'snoozedUntil', before: [snoozedUntil.toISOString()], after: [] });
    ticket.escalatedAt = world.now();
    tickets.set(id, { assignee: given, snoozedUntil: null });
    if (changes.length > 0)
      audit.record({ staff: byItself, act: 'change', ticketId: id, member: wallet, details: { changes } });
  }
}
