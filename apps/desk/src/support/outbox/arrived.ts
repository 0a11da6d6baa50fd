import type { Client, ReplyData } from '@upline/api';
import type { Attempt, Writing } from './attempt.ts';

type Ticket = Pick<ReplyData<'deskTicket'>['ticket'], 'messages' | 'waiting' | 'notes'>;

/** True if the staff member with this wallet is the author. */
export function isBy(wallet: string, author: { walletId: string } | null): boolean {
  return author !== null && author.walletId.toLowerCase() === wallet.toLowerCase();
}

/** Replies (including unsent ones) or notes of one staff member in a ticket. */
export function writtenBy(wallet: string, what: Writing, { messages, waiting, notes }: Ticket) {
  const sent = messages.map(({ _id, message, author }) => ({ id: _id, message, author }));
  const written = what === 'note' ? notes : [...sent, ...waiting];
  return written.filter(({ author }) => isBy(wallet, author));
}

/** True if the fetched ticket contains the attempt's text. */
export function standsIn(ticket: Ticket, wallet: string, { what, known, text }: Attempt): boolean {
  return writtenBy(wallet, what, ticket).some(({ id, message }) => !known.includes(id) && message === text);
}

/** Fetches the ticket and checks if it contains the attempt. @throws ApiError */
export async function hasArrived(client: Client, wallet: string, attempt: Attempt): Promise<boolean> {
  const { data } = await client.call('deskTicket', { params: { ticketId: attempt.ticketId } });
  return standsIn(data.ticket, wallet, attempt);
}
