import type { AfterReply, NotificationPayload } from '@upline/domain';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/openDb.ts';
import { notify } from '../../platform/notify/notify.ts';
import { record } from '../audit/record.ts';
import { changeStatus, type NewMessage, publishTicket, writeMessage } from '../tickets/conversation.ts';
import { ticketMessages } from '../tickets/schema.ts';
import type { LockedTicket, Ticket } from '../tickets/ticketLocks.ts';

interface Reply extends Required<Omit<NewMessage, 'isAdmin'>> {
  after: AfterReply;
}

/** True if staff have not read all messages of the member. */
async function isUnread(tx: Tx, { id }: Ticket): Promise<boolean> {
  const { ticketId, isAdmin, read } = ticketMessages;
  const count = await tx.$count(ticketMessages, and(eq(ticketId, id), eq(isAdmin, false), eq(read, false)));
  return count > 0;
}

/**
 * Writes a reply of staff into a locked ticket, notifies its member and records it. If the member
 * has written an unread message since, the ticket stays open, whatever `after` says. A ticket
 * closed while the reply was scheduled is recorded as reopened.
 */
export async function writeReply(tx: Tx, ticket: LockedTicket, { after, ...message }: Reply): Promise<void> {
  const { id: ticketId, wallet, subject } = ticket;
  const { author: staff } = message;
  const hasNews = await isUnread(tx, ticket);
  const notifyMember = (kind: Extract<NotificationPayload, { subject: string }>['kind']) =>
    notify(tx, [{ wallet, facts: { kind, subject }, ticketId, at: new Date() }]);
  await writeMessage(tx, ticket, { ...message, isAdmin: true });
  await notifyMember('supportReplied');
  const closes = after === 'closed' && !hasNews;
  if (closes || hasNews) await changeStatus(tx, ticket, closes ? 'closed' : 'open');
  if (closes) await notifyMember('ticketClosed');
  await publishTicket(tx, ticket);
  await record(tx, { staff, act: 'reply', ticket });
  const wasClosed = ticket.status === 'closed';
  if (wasClosed && !closes) {
    const after = [hasNews ? 'open' : 'pending'];
    const changes = [{ field: 'status' as const, before: ['closed'], after }];
    await record(tx, { staff, act: 'reopen', ticket, details: { changes } });
  }
  if (wasClosed || !closes) return;
  const changes = [{ field: 'status' as const, before: [ticket.status], after: ['closed'] }];
  await record(tx, { staff, act: 'close', ticket, details: { changes } });
}
