import type { MessageId, TicketId } from '@upline/api';
import { deadlinesOf, newTimer, splitWaits, ticketPriorities } from '@upline/domain';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/openDb.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { record } from '../audit/record.ts';
import { requireNotErased } from '../dataRequests/requireNotErased.ts';
import { readHours } from '../sla/hours.ts';
import { changeStatus, publishTicket, readMessages } from '../tickets/conversation.ts';
import { newTicketId } from '../tickets/newId.ts';
import { tickets } from '../tickets/schema.ts';
import { deadlinesAt } from '../tickets/sla.ts';
import { lockNamedTicket, openTicket, type Ticket } from '../tickets/ticketLocks.ts';
import { notifyMember, requireOwnMessages } from './changeTicket.ts';
import { linkBoth } from './links.ts';
import { moveMessages } from './moveMessages.ts';

interface Splitting {
  /** The ticket, by ID or number, and the version that the caller saw. */
  named: TicketId;
  version: number;
  subject: string;
  /** IDs of the messages to move. */
  messages: readonly MessageId[];
  /** Staff member who splits. */
  wallet: `0x${string}`;
}

/**
 * Moves messages of the member to a new ticket, links both tickets and notifies the member. The new
 * ticket waits since its oldest unanswered message, otherwise from now.
 * @returns The new ticket.
 * @throws HttpFailure 404 for an unknown ticket, 409 if it has changed or was merged, 422 for
 * messages that are not the member's in this ticket, or the first message.
 */
export async function splitTicket(tx: Tx, { named, version, subject, messages, wallet }: Splitting) {
  const source = await lockNamedTicket(tx, named);
  if (source.version !== version) throw new HttpFailure(409, 'server.ticketChanged');
  requireOwnMessages(source);
  await requireNotErased(tx, source);
  const written = await readMessages(tx, source.id);
  const [, ...later] = written;
  const chosen = later.filter(({ id, isAdmin }) => !isAdmin && messages.includes(id));
  const only = chosen.map(({ id }) => id);
  if (only.length === 0 || only.length !== new Set(messages).size)
    throw new HttpFailure(422, 'server.splitMessages');

  const at = new Date();
  const waits = splitWaits(written, only, source.waitingSince, at);
  const waitingSince = waits.made;
  const { wallet: member, priority, assignee } = source;
  const urgency = ticketPriorities[priority] ?? 'normal';
  const target = await openTicket(tx, {
    id: newTicketId(),
    wallet: member,
    subject,
    priority,
    assignee,
    messageCount: only.length,
    splitFrom: source.id,
    version: 1,
    at,
    waitingSince,
    ...deadlinesOf(await readHours(tx), urgency, { ...newTimer, waitingSince }),
  });
  await moveMessages(tx, { from: source, into: target, only });
  const messageCount = written.length - only.length;
  if (source.status === 'open' && waits.isSettled) {
    await tx.update(tickets).set({ messageCount }).where(eq(tickets.id, source.id));
    await changeStatus(tx, source, 'pending');
  } else {
    const change = sql`nextval(pg_get_serial_sequence('ticket', 'change'))`;
    const bumped = { updatedAt: at, change, version: sql`${tickets.version} + 1` };
    const since = { waitingSince: waits.left };
    const isLater = source.status === 'open' && waits.left !== source.waitingSince;
    const clock = isLater && { ...since, ...(await deadlinesAt(tx, { ...source, ...since }, priority)) };
    await tx
      .update(tickets)
      .set({ ...bumped, ...clock, messageCount })
      .where(eq(tickets.id, source.id));
  }
  await linkBoth(tx, source, target, wallet);
  await notifyMember(tx, target, 'ticketSplit');
  await publishTicket(tx, source);
  await publishTicket(tx, target);
  const details = (other: Ticket) => ({ other: other.number });
  await record(tx, { staff: wallet, act: 'splitInto', ticket: source, details: details(target) });
  await record(tx, { staff: wallet, act: 'splitFrom', ticket: target, details: details(source) });
  return target;
}
