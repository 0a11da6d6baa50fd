import type { TicketId } from '@upline/api';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Staff } from '../../accounts/staff/roles.ts';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { record } from '../audit/record.ts';
import { scheduledReplies } from '../scheduledReplies/schema.ts';
import { readHoursSet } from '../sla/hours.ts';
import { ticketMeasures } from '../sla/schema.ts';
import { publishTicket } from '../tickets/conversation.ts';
import { type Standing, ticketMerges, ticketMessages, ticketNotes, tickets } from '../tickets/schema.ts';
import { deadlinesAt } from '../tickets/sla.ts';
import { findNamedTicket, lockTwoTickets, type Ticket } from '../tickets/ticketLocks.ts';
import { notifyMember } from './changeTicket.ts';
import { giveLinksBack, linkBoth } from './links.ts';
import { giveDraftsBack } from './moveDrafts.ts';
import { moveMessages } from './moveMessages.ts';

type Wallet = `0x${string}`;
type Merge = typeof ticketMerges.$inferSelect;

/** The merge of a ticket; undefined if it is not merged, or was merged by an earlier release. */
async function mergeOf(db: Db, { id, mergedInto }: Ticket): Promise<Merge | undefined> {
  if (mergedInto === null) return undefined;
  const [merge] = await db.select().from(ticketMerges).where(eq(ticketMerges.ticketId, id));
  return merge;
}

/** True if the target is unchanged since the merge: without new messages, moves or a new status. */
async function isAsLeft(
  db: Db,
  source: Ticket,
  target: Ticket,
  { into, at, merged }: Merge,
): Promise<boolean> {
  // If the target was merged again, the source's messages moved on with it.
  if (source.mergedInto !== into || target.mergedInto !== null) return false;
  if (target.status !== merged.status || target.messageCount !== merged.messageCount) return false;
  const [merges, messages, notes, held] = [
    // A later merge and a split could add and remove equally many messages.
    await db.$count(ticketMerges, and(eq(ticketMerges.into, into), gt(ticketMerges.at, at))),
    await db.$count(ticketMessages, and(eq(ticketMessages.ticketId, into), gt(ticketMessages.createdAt, at))),
    await db.$count(ticketNotes, and(eq(ticketNotes.ticketId, into), gt(ticketNotes.createdAt, at))),
    await db.$count(
      scheduledReplies,
      and(eq(scheduledReplies.ticketId, into), gt(scheduledReplies.createdAt, at)),
    ),
  ];
  return merges + messages + notes + held === 0;
}

/** Leads can undo every merge, agents their own. */
async function mayUnmerge(db: Db, staff: Staff, wallet: Wallet, { mergedBy }: Merge): Promise<boolean> {
  return mergedBy === wallet || (await staff.rolesOf(db, wallet)).includes('lead');
}

/** True if the merge of a ticket can be undone by this staff member now. */
export async function canUnmerge(db: Db, staff: Staff, source: Ticket, wallet: Wallet): Promise<boolean> {
  const merge = await mergeOf(db, source);
  if (!merge || !(await mayUnmerge(db, staff, wallet, merge))) return false;
  return isAsLeft(db, source, await findNamedTicket(db, merge.into), merge);
}

const dateOf = (iso: string | null) => (iso === null ? null : new Date(iso));

/** The columns of a ticket reset to their state before the merge. */
async function asItStood(tx: Tx, ticket: Ticket, was: Standing, isOfOtherHours: boolean) {
  const clock = {
    waitingSince: dateOf(was.waitingSince),
    replyDueAt: dateOf(was.replyDueAt),
    resolutionDueAt: dateOf(was.resolutionDueAt),
  };
  // Recomputes due times after a change of hours or priority.
  const isOther = isOfOtherHours || was.priority !== ticket.priority;
  return {
    status: was.status,
    closedAt: dateOf(was.closedAt),
    snoozedUntil: ticket.snoozedUntil ?? dateOf(was.snoozedUntil),
    ...clock,
    ...(isOther && (await deadlinesAt(tx, { ...ticket, ...clock }, ticket.priority))),
  };
}

/** The target's snooze without its merge, unless it was changed since. */
function snoozeAfter({ snoozedUntil }: Ticket, merged: Merge['merged']): Date | null {
  const isAsMerged = (snoozedUntil?.toISOString() ?? null) === merged.snoozedUntil;
  return isAsMerged ? dateOf(merged.target.snoozedUntil) : snoozedUntil;
}

interface Unmerging {
  staff: Staff;
  /** The merged ticket, by ID or number, and the version that the caller saw. */
  named: TicketId;
  version: number;
  /** Staff member who undoes the merge. */
  wallet: Wallet;
}

/**
 * Undoes a merge and notifies the member.
 * @returns The formerly merged ticket.
 * @throws HttpFailure 403 for another's merge, 404 for an unknown ticket, 409 if it is not merged,
 * has changed, or either ticket has new messages, moves or a new status.
 */
export async function unmergeTickets(tx: Tx, { staff, named, version, wallet }: Unmerging): Promise<Ticket> {
  const { mergedInto } = await findNamedTicket(tx, named);
  if (mergedInto === null) throw new HttpFailure(409, 'server.notMerged');
  const [source, target] = await lockTwoTickets(tx, named, mergedInto);
  if (source.version !== version) throw new HttpFailure(409, 'server.ticketChanged');
  const merge = await mergeOf(tx, source);
  if (!merge) throw new HttpFailure(409, 'server.mergeStays');
  if (!(await mayUnmerge(tx, staff, wallet, merge))) throw new HttpFailure(403, 'server.mergeOfOthers');
  if (!(await isAsLeft(tx, source, target, merge))) throw new HttpFailure(409, 'server.mergeStays');

  const { merged } = merge;
  const [from, to] = [target.id, source.id];
  const moved = merged.tags ?? [];
  await moveMessages(tx, { from: target, into: source, only: merged.messages });
  const back = { ticketId: to };
  if (merged.notes.length > 0)
    await tx.update(ticketNotes).set(back).where(inArray(ticketNotes.id, merged.notes));
  if (merged.held.length > 0)
    await tx.update(scheduledReplies).set(back).where(inArray(scheduledReplies.id, merged.held));
  await giveDraftsBack(tx, { from: source, into: target, at: merge.at }, merged.drafts ?? []);
  await giveLinksBack(tx, target, source, merged.links);
  if (merged.wereLinked) await linkBoth(tx, target, source, wallet);
  if (merged.ledOn.length > 0)
    await tx.update(tickets).set({ mergedInto: to }).where(inArray(tickets.id, merged.ledOn));
  const at = new Date();
  if (merged.isCounted) {
    const { priority } = source;
    await tx
      .insert(ticketMeasures)
      .values({ ticketId: to, priority, kind: 'unmerged', at, took: 0, isKept: null });
  }
  const [hours] = await readHoursSet(tx, 1);
  const isOfOtherHours = (hours?.version ?? null) !== merged.hours;
  const change = sql`nextval(pg_get_serial_sequence('ticket', 'change'))`;
  const bumped = { updatedAt: at, change, version: sql`${tickets.version} + 1` };
  const messageCount = merged.messages.length;
  await tx
    .update(tickets)
    .set({
      ...bumped,
      ...(await asItStood(tx, source, merged.source, isOfOtherHours)),
      mergedInto: null,
      messageCount,
    })
    .where(eq(tickets.id, to));
  await tx
    .update(tickets)
    .set({
      ...bumped,
      // The merge changed the target's state only if the source was open.
      ...(merged.source.status === 'open' && (await asItStood(tx, target, merged.target, isOfOtherHours))),
      ...(merged.snoozedUntil !== undefined && { snoozedUntil: snoozeAfter(target, merged) }),
      tags: target.tags.filter((tag) => !moved.includes(tag)),
      messageCount: target.messageCount - messageCount,
    })
    .where(eq(tickets.id, from));
  await tx.delete(ticketMerges).where(eq(ticketMerges.ticketId, to));
  await notifyMember(tx, source, 'ticketSplit');
  await publishTicket(tx, source);
  await publishTicket(tx, target);
  await record(tx, { staff: wallet, act: 'unmerge', ticket: source, details: { other: target.number } });
  await record(tx, { staff: wallet, act: 'unmerge', ticket: target, details: { other: source.number } });
  return source;
}
