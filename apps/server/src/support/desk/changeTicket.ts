import type { NotificationPayload, TicketStatus } from '@upline/domain';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/openDb.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { notify } from '../../platform/notify/notify.ts';
import { type AuditDetails, record } from '../audit/record.ts';
import { requireNotErased } from '../dataRequests/requireNotErased.ts';
import { changeStatus, publishTicket, publishToStaff } from '../tickets/conversation.ts';
import { tickets } from '../tickets/schema.ts';
import { deadlinesAt } from '../tickets/sla.ts';
import type { LockedTicket, Ticket } from '../tickets/ticketLocks.ts';
import type { changeOf } from './changes.ts';

type Wallet = `0x${string}`;

export async function notifyMember(
  tx: Tx,
  { id: ticketId, wallet, subject }: Ticket,
  kind: Extract<NotificationPayload, { subject: string }>['kind'],
): Promise<void> {
  await notify(tx, [{ wallet, facts: { kind, subject }, ticketId, at: new Date() }]);
}

/** The audit act of a change of status. */
export function actOf(before: TicketStatus, after: TicketStatus) {
  if (before === after || (before !== 'closed' && after !== 'closed')) return 'change';
  return after === 'closed' ? 'close' : 'reopen';
}

/** @throws HttpFailure 409 for a merged ticket. */
export function requireOwnMessages({ mergedInto }: Ticket): void {
  if (mergedInto !== null) throw new HttpFailure(409, 'server.ticketMerged');
}

interface Changing extends ReturnType<typeof changeOf> {
  ticket: LockedTicket;
  /** Staff member who makes the change. */
  wallet: Wallet;
  /** Further details for the audit. */
  details?: AuditDetails;
}

/**
 * Applies a change to a locked ticket, notifies and publishes it, and records it. A change without
 * effect is recorded as a read, since the reply shows the ticket.
 * @throws HttpFailure 409 for a merged ticket, or an erased one.
 */
export async function changeTicket(
  tx: Tx,
  { ticket, after, changes, wallet, details }: Changing,
): Promise<void> {
  if (changes.length === 0) {
    await record(tx, { staff: wallet, act: 'read', ticket });
    return;
  }
  requireOwnMessages(ticket);
  await requireNotErased(tx, ticket);
  const { status, ...facts } = after;
  const deadlines = await deadlinesAt(tx, ticket, facts.priority);
  const bumped = { ...facts, ...deadlines, version: sql`${tickets.version} + 1` };
  await tx.update(tickets).set(bumped).where(eq(tickets.id, ticket.id));
  const isTurned = status !== ticket.status;
  if (isTurned) await changeStatus(tx, ticket, status);
  if (isTurned && status === 'closed') await notifyMember(tx, ticket, 'ticketClosed');
  await (isTurned ? publishTicket : publishToStaff)(tx, ticket);
  const act = actOf(ticket.status, status);
  await record(tx, { staff: wallet, act, ticket, details: { ...details, changes } });
}
