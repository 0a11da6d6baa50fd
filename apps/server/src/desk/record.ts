import type { Db } from '../db/openDb.ts';
import type { Ticket } from '../tickets/requireOpenTicket.ts';
import { type StaffAct, staffActs } from './schema.ts';

/**
 * Writes down what one of the staff does, in the transaction that does it.
 * @param ticket What it is about; nothing for a list.
 */
export async function record(
  tx: Db,
  staff: `0x${string}`,
  act: StaffAct,
  ticket?: Pick<Ticket, 'id' | 'wallet'>,
): Promise<void> {
  const about = { ticketId: ticket?.id ?? null, member: ticket?.wallet ?? null };
  await tx.insert(staffActs).values({ staff, act, ...about, at: new Date() });
}
