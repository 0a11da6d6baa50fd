import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/openDb.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { notify } from '../../platform/notify/notify.ts';
import { record } from '../audit/record.ts';
import { requireNotErased } from '../dataRequests/requireNotErased.ts';
import { heldReplies } from '../outbox/schema.ts';
import { readHoursSet } from '../sla/hours.ts';
import { ticketMeasures } from '../sla/schema.ts';
import { publishTicket } from '../tickets/conversation.ts';
import { lockTwoTickets, type Ticket } from '../tickets/requireOpenTicket.ts';
import { type Standing, ticketMerges, ticketNotes, tickets } from '../tickets/schema.ts';
import { moveLinks } from './links.ts';
import { moveDrafts } from './moveDrafts.ts';
import { moveMessages } from './moveMessages.ts';

/** What was promised first stays promised. */
function earlier(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

function standingOf(ticket: Ticket): Standing {
  const { status, priority, snoozedUntil, waitingSince, replyDueAt, resolutionDueAt, closedAt } = ticket;
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    status,
    priority,
    snoozedUntil: iso(snoozedUntil),
    waitingSince: iso(waitingSince),
    replyDueAt: iso(replyDueAt),
    resolutionDueAt: iso(resolutionDueAt),
    closedAt: iso(closedAt),
  };
}

interface Merging {
  /** The ticket that goes, by its ID or number, and the one that stays, each as it was seen. */
  from: { named: string; version: number };
  into: { named: string; version: number };
  /** Who of the staff does it. */
  wallet: `0x${string}`;
}

/**
 * Makes one conversation of two of the same member: messages, notes, drafts and replies that wait stand in the one that
 * stays, and the other leads there. The member is told.
 * @returns The one that stays.
 * @throws HttpFailure 404 when there is none, 409 when either has changed or was merged before, 422 for two members'.
 */
export async function mergeTickets(tx: Tx, { from, into, wallet }: Merging): Promise<Ticket> {
  const [source, target] = await lockTwoTickets(tx, from.named, into.named);
  if (source.id === target.id || source.wallet !== target.wallet) {
    throw new HttpFailure(422, 'server.mergeOthers');
  }
  if (source.version !== from.version || target.version !== into.version) {
    throw new HttpFailure(409, 'server.ticketChanged');
  }
  if (source.mergedInto !== null || target.mergedInto !== null)
    throw new HttpFailure(409, 'server.ticketMerged');
  for (const ticket of [source, target]) await requireNotErased(tx, ticket);

  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const messages = await moveMessages(tx, { from: source, into: target });
  const notes = await tx
    .update(ticketNotes)
    .set({ ticketId: target.id })
    .where(eq(ticketNotes.ticketId, source.id))
    .returning({ id: ticketNotes.id });
  const held = await tx
    .update(heldReplies)
    .set({ ticketId: target.id })
    .where(eq(heldReplies.ticketId, source.id))
    .returning({ id: heldReplies.id });
  const links = await moveLinks(tx, source, target);
  const at = new Date();
  const drafts = await moveDrafts(tx, { from: source, into: target, at });
  // What was merged into the one that goes leads on at once.
  const ledOn = await tx
    .update(tickets)
    .set({ mergedInto: target.id })
    .where(eq(tickets.mergedInto, source.id))
    .returning({ id: tickets.id });
  // One fewer waits for somebody, unless the one that stays was closed and waits in its place.
  const isReplaced = source.status === 'open' && target.status === 'closed';
  const isCounted = source.status !== 'closed' && !isReplaced;
  if (isCounted) {
    const { id: ticketId, priority } = source;
    await tx
      .insert(ticketMeasures)
      .values({ ticketId, priority, kind: 'merged', at: new Date(), took: 0, isKept: null });
  }
  // What waits for support in either waits in both.
  const status = source.status === 'open' ? 'open' : target.status;
  const messageCount = target.messageCount + source.messageCount;
  const [hours] = await readHoursSet(tx, 1);
  const merge = {
    into: target.id,
    mergedBy: wallet,
    at,
    merged: {
      source: standingOf(source),
      target: standingOf(target),
      status,
      messageCount,
      messages,
      notes: ids(notes),
      held: ids(held),
      ...links,
      drafts,
      ledOn: ids(ledOn),
      isCounted,
      hours: hours?.version ?? null,
    },
  };
  await tx
    .insert(ticketMerges)
    .values({ ticketId: source.id, ...merge })
    .onConflictDoUpdate({ target: ticketMerges.ticketId, set: merge });
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
      status,
      messageCount,
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
  await notify(tx, [
    { wallet: target.wallet, facts: { kind: 'ticketMoved', subject }, ticketId: target.id, at: new Date() },
  ]);
  await publishTicket(tx, source);
  await publishTicket(tx, target);
  await record(tx, { staff: wallet, act: 'mergedInto', ticket: source, details: { other: target.number } });
  await record(tx, { staff: wallet, act: 'mergedFrom', ticket: target, details: { other: source.number } });
  return target;
}
