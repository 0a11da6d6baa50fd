import { eq, sql } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import type { Db } from '../db/openDb.ts';
import { HttpFailure } from '../http/httpFailure.ts';
import { tell } from '../notifications/tell.ts';
import { heldReplies, replyDrafts } from '../outbox/schema.ts';
import { ticketMeasures } from '../promises/schema.ts';
import { announceTicket } from '../tickets/conversation.ts';
import { holdTwoTickets, type Ticket } from '../tickets/requireOpenTicket.ts';
import { ticketMessages, ticketNotes, tickets } from '../tickets/schema.ts';
import { moveLinks } from './links.ts';

/** So far below every place of a conversation, that nothing which is moved there meets another. */
const aside = 1_000_000;

/** Puts the messages of one ticket among those of another, each at its time. */
async function moveMessages(tx: Db, from: Ticket, into: Ticket): Promise<void> {
  const { id, ticketId, number, createdAt } = ticketMessages;
  // Places are never given twice, not even within a statement: first out of the way, then in order.
  await tx
    .update(ticketMessages)
    .set({ ticketId: into.id, number: sql`-${number} - ${aside}` })
    .where(eq(ticketId, from.id));
  await tx.execute(sql`
    update ${ticketMessages} set number = -placed.place
    from (
      select ${id} as id, row_number() over (order by ${createdAt}, ${number} < 0, abs(${number})) as place
      from ${ticketMessages} where ${eq(ticketId, into.id)}
    ) as placed
    where ${ticketMessages}.id = placed.id`);
  await tx
    .update(ticketMessages)
    .set({ number: sql`-${number}` })
    .where(eq(ticketId, into.id));
}

/** What was promised first stays promised. */
function earlier(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

interface Merging {
  /** The ticket that goes, by its ID or number, and the one that stays, each as it was seen. */
  from: { named: string; version: number };
  into: { named: string; version: number };
  /** Who of the staff does it. */
  wallet: `0x${string}`;
}

/**
 * Makes one conversation of two of the same member: messages, notes and replies that wait stand in the one that stays, and
 * the other leads there. The member is told.
 * @returns The one that stays.
 * @throws HttpFailure 404 when there is none, 409 when either has changed or was merged before, 422 for two members'.
 */
export async function mergeTickets(tx: Db, { from, into, wallet }: Merging): Promise<Ticket> {
  const [source, target] = await holdTwoTickets(tx, from.named, into.named);
  if (source.id === target.id || source.wallet !== target.wallet) {
    throw new HttpFailure(422, 'server.mergeOthers');
  }
  if (source.version !== from.version || target.version !== into.version) {
    throw new HttpFailure(409, 'server.ticketChanged');
  }
  if (source.mergedInto !== null || target.mergedInto !== null)
    throw new HttpFailure(409, 'server.ticketMerged');

  await moveMessages(tx, source, target);
  await tx.update(ticketNotes).set({ ticketId: target.id }).where(eq(ticketNotes.ticketId, source.id));
  await tx.update(heldReplies).set({ ticketId: target.id }).where(eq(heldReplies.ticketId, source.id));
  await moveLinks(tx, source.id, target.id);
  // Nobody finds again what was begun in a ticket that takes no reply any more.
  await tx.delete(replyDrafts).where(eq(replyDrafts.ticketId, source.id));
  // What was merged into the one that goes leads on at once.
  await tx.update(tickets).set({ mergedInto: target.id }).where(eq(tickets.mergedInto, source.id));
  // One fewer waits for somebody, unless the one that stays was closed and waits in its place.
  const isReplaced = source.status === 'open' && target.status === 'closed';
  if (source.status !== 'closed' && !isReplaced) {
    const { id: ticketId, priority } = source;
    await tx
      .insert(ticketMeasures)
      .values({ ticketId, priority, kind: 'merged', at: new Date(), took: 0, isKept: null });
  }
  const change = sql`nextval(pg_get_serial_sequence('ticket', 'change'))`;
  const bumped = { updatedAt: new Date(), change, version: sql`${tickets.version} + 1` };
  await tx
    .update(tickets)
    .set({
      ...bumped,
      status: 'closed',
      messageCount: 0,
      mergedInto: target.id,
      snoozedUntil: null,
      // Its member waits in the other from now on.
      waitingSince: null,
      replyDueAt: null,
      resolutionDueAt: null,
      closedAt: new Date(),
    })
    .where(eq(tickets.id, source.id));
  await tx
    .update(tickets)
    .set({
      ...bumped,
      // What waits for support in either waits in both.
      status: source.status === 'open' ? 'open' : target.status,
      messageCount: sql`${tickets.messageCount} + ${source.messageCount}`,
      ...(source.status === 'open' && {
        snoozedUntil: null,
        closedAt: null,
        waitingSince: earlier(source.waitingSince, target.waitingSince),
        replyDueAt: earlier(source.replyDueAt, target.replyDueAt),
        resolutionDueAt: earlier(source.resolutionDueAt, target.resolutionDueAt),
      }),
    })
    .where(eq(tickets.id, target.id));
  const { subject } = target;
  await tell(tx, [
    { wallet: target.wallet, facts: { kind: 'ticketMoved', subject }, ticketId: target.id, at: new Date() },
  ]);
  await announceTicket(tx, source);
  await announceTicket(tx, target);
  await record(tx, { staff: wallet, act: 'mergedInto', ticket: source, details: { other: target.number } });
  await record(tx, { staff: wallet, act: 'mergedFrom', ticket: target, details: { other: source.number } });
  return target;
}
