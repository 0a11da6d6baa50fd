import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Staff } from '../../accounts/staff/roles.ts';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { record } from '../audit/record.ts';
import { heldReplies } from '../outbox/schema.ts';
import { readHoursSet } from '../sla/hours.ts';
import { ticketMeasures } from '../sla/schema.ts';
import { publishTicket } from '../tickets/conversation.ts';
import { findNamedTicket, lockTwoTickets, type Ticket } from '../tickets/requireOpenTicket.ts';
import { type Standing, ticketMerges, ticketMessages, ticketNotes, tickets } from '../tickets/schema.ts';
import { duesAt } from '../tickets/sla.ts';
import { notifyMember } from './changeTicket.ts';
import { giveLinksBack, linkBoth } from './links.ts';
import { giveDraftsBack } from './moveDrafts.ts';
import { moveMessages } from './moveMessages.ts';

type Wallet = `0x${string}`;
type Merge = typeof ticketMerges.$inferSelect;

/** The merge that a ticket went with; nothing for one that has its own messages, or that a release before merged. */
async function mergeOf(db: Db, { id, mergedInto }: Ticket): Promise<Merge | undefined> {
  if (mergedInto === null) return undefined;
  const [merge] = await db.select().from(ticketMerges).where(eq(ticketMerges.ticketId, id));
  return merge;
}

/** Whether the one that stays is as the merge left it: nothing written, moved or closed since. */
async function isAsLeft(
  db: Db,
  source: Ticket,
  target: Ticket,
  { into, at, merged }: Merge,
): Promise<boolean> {
  // One that was merged on has taken the other with it.
  if (source.mergedInto !== into || target.mergedInto !== null) return false;
  if (target.status !== merged.status || target.messageCount !== merged.messageCount) return false;
  const [merges, messages, notes, held] = [
    // One that came may be as many messages as one that was split off.
    await db.$count(ticketMerges, and(eq(ticketMerges.into, into), gt(ticketMerges.at, at))),
    await db.$count(ticketMessages, and(eq(ticketMessages.ticketId, into), gt(ticketMessages.createdAt, at))),
    await db.$count(ticketNotes, and(eq(ticketNotes.ticketId, into), gt(ticketNotes.createdAt, at))),
    await db.$count(heldReplies, and(eq(heldReplies.ticketId, into), gt(heldReplies.createdAt, at))),
  ];
  return merges + messages + notes + held === 0;
}

/** Leads may undo every merge, agents their own. */
async function mayUnmerge(db: Db, staff: Staff, wallet: Wallet, { mergedBy }: Merge): Promise<boolean> {
  return mergedBy === wallet || (await staff.rolesOf(db, wallet)).includes('lead');
}

/** Whether somebody may undo the merge that a ticket went with, by now. */
export async function canUnmerge(db: Db, staff: Staff, source: Ticket, wallet: Wallet): Promise<boolean> {
  const merge = await mergeOf(db, source);
  if (!merge || !(await mayUnmerge(db, staff, wallet, merge))) return false;
  return isAsLeft(db, source, await findNamedTicket(db, merge.into), merge);
}

const dateOf = (iso: string | null) => (iso === null ? null : new Date(iso));

/** What becomes of the columns of a ticket that is to stand as it did. */
async function asItStood(tx: Tx, ticket: Ticket, was: Standing, isOfOtherHours: boolean) {
  const clock = {
    waitingSince: dateOf(was.waitingSince),
    replyDueAt: dateOf(was.replyDueAt),
    resolutionDueAt: dateOf(was.resolutionDueAt),
  };
  // What was promised under other hours, or for another priority, is reckoned again.
  const isOther = isOfOtherHours || was.priority !== ticket.priority;
  return {
    status: was.status,
    closedAt: dateOf(was.closedAt),
    snoozedUntil: ticket.snoozedUntil ?? dateOf(was.snoozedUntil),
    ...clock,
    ...(isOther && (await duesAt(tx, { ...ticket, ...clock }, ticket.priority))),
  };
}

interface Unmerging {
  staff: Staff;
  /** The ticket that was merged, by its ID or number, and the version of it that was seen. */
  named: string;
  version: number;
  /** Who of the staff does it. */
  wallet: Wallet;
}

/**
 * Makes two tickets of one that two were merged into. The member is told.
 * @returns The one that was merged.
 * @throws HttpFailure 403 for a merge of somebody else's, 404 when there is no such ticket, 409 when it is not merged, has
 *   changed, or when something was written, moved or closed since.
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
  await moveMessages(tx, { from: target, into: source, only: merged.messages });
  const back = { ticketId: to };
  if (merged.notes.length > 0)
    await tx.update(ticketNotes).set(back).where(inArray(ticketNotes.id, merged.notes));
  if (merged.held.length > 0)
    await tx.update(heldReplies).set(back).where(inArray(heldReplies.id, merged.held));
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
      // A merge changes how the other stands only where it brought what waits for support.
      ...(merged.source.status === 'open' && (await asItStood(tx, target, merged.target, isOfOtherHours))),
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
