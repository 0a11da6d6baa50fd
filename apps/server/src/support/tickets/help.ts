import type { TicketId } from '@upline/api';
import type { ReplyData } from '@upline/api/contract';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import { ticketHelp } from './schema.ts';

type HelpTried = ReplyData<'deskTicket'>['ticket']['help'];

/** Stores the articles offered to a member before they sent a ticket; nothing without offers. */
export async function writeHelp(tx: Tx, ticketId: TicketId, help: HelpTried | undefined): Promise<void> {
  if (help && help.offered.length > 0) await tx.insert(ticketHelp).values({ ticketId, ...help });
}

/** The articles offered to a member before they sent a ticket; `null` for none. */
export async function readHelp(db: Db, ticketId: TicketId): Promise<HelpTried> {
  const { offered, opened } = ticketHelp;
  const found = await db
    .select({ offered, opened })
    .from(ticketHelp)
    .where(eq(ticketHelp.ticketId, ticketId));
  return found[0] ?? null;
}
