import type { Client, ReplyData } from '@upline/api';
import type { Attempt, Writing } from './attempt.ts';

type Ticket = Pick<ReplyData<'deskTicket'>['ticket'], 'messages' | 'waiting' | 'notes'>;

/** Whether something was written by the one of the staff who has this wallet. */
export function isBy(wallet: string, author: { walletId: string } | null): boolean {
  return author !== null && author.walletId.toLowerCase() === wallet.toLowerCase();
}

/** What one of the staff has written into a ticket, also what has not left yet, by its ID. */
export function writtenBy(wallet: string, what: Writing, { messages, waiting, notes }: Ticket) {
  const sent = messages.map(({ _id, message, author }) => ({ id: _id, message, author }));
  const written = what === 'note' ? notes : [...sent, ...waiting];
  return written.filter(({ author }) => isBy(wallet, author));
}

/** Whether an attempt stands in its ticket, as that was read. */
export function standsIn(ticket: Ticket, wallet: string, { what, known, text }: Attempt): boolean {
  return writtenBy(wallet, what, ticket).some(({ id, message }) => !known.includes(id) && message === text);
}

/** Whether an attempt stands in its ticket by now. @throws ApiError */
export async function hasArrived(client: Client, wallet: string, attempt: Attempt): Promise<boolean> {
  const { data } = await client.call('deskTicket', { params: { ticketId: attempt.ticketId } });
  return standsIn(data.ticket, wallet, attempt);
}
