import type { ReplyData } from '@upline/api/contract';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import { ticketHelp } from './schema.ts';

type HelpTried = ReplyData<'deskTicket'>['ticket']['help'];

/** Keeps what a member was offered before they sent a ticket; nothing for one who was offered nothing. */
export async function writeHelp(tx: Tx, ticketId: string, help: HelpTried | undefined): Promise<void> {
  if (help && help.offered.length > 0) await tx.insert(ticketHelp).values({ ticketId, ...help });
}

/** What a member was offered before they sent a ticket. */
export async function readHelp(db: Db, ticketId: string): Promise<HelpTried> {
  const { offered, opened } = ticketHelp;
  const found = await db
    .select({ offered, opened })
    .from(ticketHelp)
    .where(eq(ticketHelp.ticketId, ticketId));
  return found[0] ?? null;
}
