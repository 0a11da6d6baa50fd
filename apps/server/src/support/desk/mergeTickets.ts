import type { TicketId } from '@upline/api';
import { maximumTags, mergedSnooze } from '@upline/domain';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/openDb.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { notify } from '../../platform/notify/notify.ts';
import { type AuditDetails, record } from '../audit/record.ts';
import { requireNotErased } from '../dataRequests/requireNotErased.ts';
import { requireRoomToWait } from '../scheduledReplies/scheduledReplies.ts';
import { scheduledReplies } from '../scheduledReplies/schema.ts';
import { readHoursSet } from '../sla/hours.ts';
import { ticketMeasures } from '../sla/schema.ts';
import { publishTicket } from '../tickets/conversation.ts';
import { type Standing, ticketMerges, ticketNotes, tickets } from '../tickets/schema.ts';
import { lockTwoTickets, type Ticket } from '../tickets/ticketLocks.ts';
import { changeOf } from './changes.ts';
import { moveLinks } from './links.ts';
import { moveDrafts } from './moveDrafts.ts';
import { moveMessages } from './moveMessages.ts';
import { requireRoomForNotes } from './notes.ts';

/** The earlier SLA time applies. */
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
  /**
   * The ticket to merge and the ticket to keep, by ID or number, with the versions that the caller
   * saw.
   */
  from: { named: TicketId; version: number };
  into: { named: TicketId; version: number };
  /** Staff member who merges. */
  wallet: `0x${string}`;
}

/**
 * Merges two tickets of one member: messages, notes, drafts, scheduled replies, tags and snooze move
 * to the target, and the source links to it. Notifies the member.
 * @returns The target.
 * @throws HttpFailure 404 for an unknown ticket, 409 if either has changed or was merged before,
 * 422 for tickets of two members, or with too many notes or scheduled replies together.
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
  const isOfSource = (table: typeof ticketNotes | typeof scheduledReplies) => eq(table.ticketId, source.id);
  await requireRoomForNotes(tx, target, await tx.$count(ticketNotes, isOfSource(ticketNotes)));
  const waiting = await tx.$count(scheduledReplies, isOfSource(scheduledReplies));
  await requireRoomToWait(tx, target, waiting);

  const ids = <Id>(rows: { id: Id }[]) => rows.map(({ id }) => id);
  const messages = await moveMessages(tx, { from: source, into: target });
  const notes = await tx
    .update(ticketNotes)
    .set({ ticketId: target.id })
    .where(eq(ticketNotes.ticketId, source.id))
    .returning({ id: ticketNotes.id });
  const held = await tx
    .update(scheduledReplies)
    .set({ ticketId: target.id })
    .where(eq(scheduledReplies.ticketId, source.id))
    .returning({ id: scheduledReplies.id });
  const links = await moveLinks(tx, source, target);
  const at = new Date();
  const drafts = await moveDrafts(tx, { from: source, into: target, at });
  // Tickets merged into the source now point to the target.
  const ledOn = await tx
    .update(tickets)
    .set({ mergedInto: target.id })
    .where(eq(tickets.mergedInto, source.id))
    .returning({ id: tickets.id });
  // Counts the source as merged, unless it was closed or replaces a closed target as an open
  // ticket.
  const isReplaced = source.status === 'open' && target.status === 'closed';
  const isCounted = source.status !== 'closed' && !isReplaced;
  if (isCounted) {
    const { id: ticketId, priority } = source;
    await tx
      .insert(ticketMeasures)
      .values({ ticketId, priority, kind: 'merged', at: new Date(), took: 0, isKept: null });
  }
  // The target waits for support if either ticket did.
  const status = source.status === 'open' ? 'open' : target.status;
  const messageCount = target.messageCount + source.messageCount;
  const tags = [...new Set([...target.tags, ...source.tags])].slice(0, maximumTags);
  const snoozedUntil = mergedSnooze(source, target, at);
  const { changes } = changeOf(target, { tags, snoozedUntil: snoozedUntil?.toISOString() ?? null });
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
      tags: tags.slice(target.tags.length),
      snoozedUntil: snoozedUntil?.toISOString() ?? null,
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
      // The member now waits in the target.
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
      tags,
      snoozedUntil,
      ...(source.status === 'open' && {
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
  const details: AuditDetails = { other: source.number, ...(changes.length > 0 && { changes }) };
  await record(tx, { staff: wallet, act: 'mergedFrom', ticket: target, details });
  return target;
}
