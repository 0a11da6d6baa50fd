import {
  type Dues,
  duesOf,
  officeAt,
  type PromiseClock,
  type SupportHours,
  type TicketPriority,
  type Turn,
  ticketPriorities,
  turnClock,
} from '@upline/domain';
import { asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/openDb.ts';
import { readHours } from '../sla/hours.ts';
import { ticketMeasures } from '../sla/schema.ts';
import type { LockedTicket, Ticket } from './requireOpenTicket.ts';
import { tickets } from './schema.ts';

/** How urgent a ticket is, by its name. */
const priorityOf = ({ priority }: Pick<Ticket, 'priority'>): TicketPriority =>
  ticketPriorities[priority] ?? 'normal';

const clockOf = ({ waitingSince, waited, answeredAt }: Ticket): PromiseClock => ({
  waitingSince,
  waited,
  isAnswered: answeredAt !== null,
});

/**
 * Moves the clock of a ticket that is locked, and writes down which promises that settled.
 * @returns What becomes of the ticket's columns.
 */
export async function advanceSla(tx: Tx, { id }: LockedTicket, turn: Turn) {
  // As it is by now: the same transaction may have changed it before.
  const [ticket] = await tx.select().from(tickets).where(eq(tickets.id, id));
  if (ticket === undefined) return {};
  const hours = await readHours(tx);
  const { status, at, isAnswer } = turn;
  const isClosed = ticket.status === 'closed';
  const { clock, settled } = turnClock(hours, priorityOf(ticket), clockOf(ticket), turn);
  const { priority } = ticket;
  const measures = [
    ...settled,
    ...(isClosed && status !== 'closed' ? [{ kind: 'reopened' as const, at, took: 0, isKept: null }] : []),
  ];
  if (measures.length > 0) {
    await tx.insert(ticketMeasures).values(measures.map((one) => ({ ...one, ticketId: id, priority })));
  }
  return {
    ...duesOf(hours, priorityOf(ticket), clock),
    waitingSince: clock.waitingSince,
    waited: clock.waited,
    answeredAt: ticket.answeredAt ?? (isAnswer ? at : null),
    closedAt: status === 'closed' ? at : null,
    // What is late when it is opened again goes to a lead again.
    ...(status === 'closed' && { escalatedAt: null }),
  };
}

/** By when a ticket's promises are due with another priority. */
export async function duesAt(tx: Tx, ticket: Ticket, priority: number): Promise<Dues> {
  return duesOf(await readHours(tx), priorityOf({ priority }), clockOf(ticket));
}

/**
 * Computes what is due again, for every ticket whose member waits. They are locked in the order in which all that lock
 * several do.
 */
export async function recomputeDues(tx: Tx, hours: SupportHours): Promise<void> {
  const waiting = await tx
    .select()
    .from(tickets)
    .where(eq(tickets.status, 'open'))
    .orderBy(asc(tickets.id))
    .for('update');
  const rows = waiting.map((ticket) => {
    // A release before opened tickets without a clock.
    const clock = { ...clockOf(ticket), waitingSince: ticket.waitingSince ?? ticket.updatedAt };
    return { id: ticket.id, since: clock.waitingSince, ...duesOf(hours, priorityOf(ticket), clock) };
  });
  await tx.execute(sql`
    update ${tickets} set waiting_since = d.since, reply_due_at = d."replyDueAt", resolution_due_at = d."resolutionDueAt"
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as d (id text, since timestamptz, "replyDueAt" timestamptz, "resolutionDueAt" timestamptz)
    where ${tickets.id} = d.id`);
}

/** When support is back, for a member who waits while it is closed. */
export function backAt(hours: SupportHours | null): string | null {
  const office = hours && officeAt(hours, new Date());
  return office && !office.isOpen ? office.opensAt.toISOString() : null;
}
