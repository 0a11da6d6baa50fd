import type { MessageId, TicketId } from '@upline/api';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/openDb.ts';
import { ticketMessages } from '../tickets/schema.ts';
import type { LockedTicket } from '../tickets/ticketLocks.ts';

/** Offset for temporary message numbers, beyond the length of any conversation. */
const aside = 1_000_000;

/** Numbers the messages of a ticket by their time. */
async function placeMessages(tx: Tx, ticketId: TicketId): Promise<void> {
  const { id, number, createdAt } = ticketMessages;
  const isIn = eq(ticketMessages.ticketId, ticketId);
  // Numbers are unique even within a statement, so they first become negative and then positive.
  await tx.execute(sql`
    update ${ticketMessages} set number = -placed.place
    from (
      select ${id} as id, row_number() over (order by ${createdAt}, ${number} < 0, abs(${number})) as place
      from ${ticketMessages} where ${isIn}
    ) as placed
    where ${ticketMessages}.id = placed.id`);
  await tx
    .update(ticketMessages)
    .set({ number: sql`-${number}` })
    .where(isIn);
}

interface Moving {
  from: LockedTicket;
  into: LockedTicket;
  /** IDs of the messages to move. @default all */
  only?: MessageId[];
}

/**
 * Moves messages of one ticket to another, sorted by time.
 * @returns The IDs of the moved messages.
 */
export async function moveMessages(tx: Tx, { from, into, only }: Moving): Promise<MessageId[]> {
  const { id, ticketId, number } = ticketMessages;
  const moved = await tx
    .update(ticketMessages)
    .set({ ticketId: into.id, number: sql`-${number} - ${aside}` })
    .where(and(eq(ticketId, from.id), only && inArray(id, only)))
    .returning({ id });
  await placeMessages(tx, into.id);
  if (only) await placeMessages(tx, from.id);
  return moved.map((one) => one.id);
}
