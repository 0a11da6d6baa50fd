import {
  advanceTimer,
  type Deadlines,
  deadlinesOf,
  officeAt,
  type SlaTimer,
  type SupportHours,
  type TicketEvent,
  type TicketPriority,
  ticketPriorities,
} from '@upline/domain';
import { asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/openDb.ts';
import { readHours } from '../sla/hours.ts';
import { ticketMeasures } from '../sla/schema.ts';
import { tickets } from './schema.ts';
import type { LockedTicket, Ticket } from './ticketLocks.ts';

const priorityOf = ({ priority }: Pick<Ticket, 'priority'>): TicketPriority =>
  ticketPriorities[priority] ?? 'normal';

const clockOf = ({ waitingSince, waited, answeredAt }: Ticket): SlaTimer => ({
  waitingSince,
  waited,
  isAnswered: answeredAt !== null,
});

/**
 * Advances the SLA timer of a locked ticket and stores the results of completed targets.
 * @returns The new values of the ticket's columns.
 */
export async function advanceSla(tx: Tx, { id }: LockedTicket, turn: TicketEvent) {
  // Reads the row again, since the same transaction may have changed it.
  const [ticket] = await tx.select().from(tickets).where(eq(tickets.id, id));
  if (ticket === undefined) return {};
  const hours = await readHours(tx);
  const { status, at, isAnswer } = turn;
  const isClosed = ticket.status === 'closed';
  const { clock, settled } = advanceTimer(hours, priorityOf(ticket), clockOf(ticket), turn);
  const { priority } = ticket;
  const measures = [
    ...settled,
    ...(isClosed && status !== 'closed' ? [{ kind: 'reopened' as const, at, took: 0, isKept: null }] : []),
  ];
  if (measures.length > 0) {
    await tx.insert(ticketMeasures).values(measures.map((one) => ({ ...one, ticketId: id, priority })));
  }
  return {
    ...deadlinesOf(hours, priorityOf(ticket), clock),
    waitingSince: clock.waitingSince,
    waited: clock.waited,
    answeredAt: ticket.answeredAt ?? (isAnswer ? at : null),
    closedAt: status === 'closed' ? at : null,
    // An overdue ticket that is reopened is escalated again.
    ...(status === 'closed' && { escalatedAt: null }),
  };
}

/** Due times of a ticket with another priority. */
export async function deadlinesAt(tx: Tx, ticket: Ticket, priority: number): Promise<Deadlines> {
  return deadlinesOf(await readHours(tx), priorityOf({ priority }), clockOf(ticket));
}

/**
 * Recomputes the due times of all open tickets. Locks them by ID, the order of all functions that
 * lock several.
 */
export async function recomputeDeadlines(tx: Tx, hours: SupportHours): Promise<void> {
  const waiting = await tx
    .select()
    .from(tickets)
    .where(eq(tickets.status, 'open'))
    .orderBy(asc(tickets.id))
    .for('update');
  const rows = waiting.map((ticket) => {
    // Earlier releases opened tickets without a timer.
    const clock = { ...clockOf(ticket), waitingSince: ticket.waitingSince ?? ticket.updatedAt };
    return { id: ticket.id, since: clock.waitingSince, ...deadlinesOf(hours, priorityOf(ticket), clock) };
  });
  await tx.execute(sql`
    update ${tickets} set waiting_since = d.since, reply_due_at = d."replyDueAt", resolution_due_at = d."resolutionDueAt"
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as d (id text, since timestamptz, "replyDueAt" timestamptz, "resolutionDueAt" timestamptz)
    where ${tickets.id} = d.id`);
}

/** Next opening time of support; `null` while it is open or without hours. */
export function backAt(hours: SupportHours | null): string | null {
  const office = hours && officeAt(hours, new Date());
  return office && !office.isOpen ? office.opensAt.toISOString() : null;
}
