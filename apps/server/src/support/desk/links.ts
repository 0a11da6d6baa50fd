import type { TicketId } from '@upline/api';
import type { ReplyData } from '@upline/api/contract';
import { maximumLinks } from '@upline/domain';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import type { CallSession, Handlers } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { record } from '../audit/record.ts';
import { show } from '../audit/show.ts';
import { publishToStaff } from '../tickets/conversation.ts';
import { ticketLinks, tickets } from '../tickets/schema.ts';
import { type LockedTicket, lockTwoTickets, type Ticket } from '../tickets/ticketLocks.ts';
import { requireOwnMessages } from './changeTicket.ts';
import { type Naming, namesOf } from './people.ts';

type Wallet = `0x${string}`;
type Related = ReplyData<'deskLink'>['related'];

/** Tickets linked to a ticket, by number. */
export function readLinked(db: Db, ticketId: TicketId) {
  const { id, number, subject, status, wallet, updatedAt } = tickets;
  return db
    .select({ id, number, subject, status, wallet, updatedAt })
    .from(ticketLinks)
    .innerJoin(tickets, eq(id, ticketLinks.otherId))
    .where(eq(ticketLinks.ticketId, ticketId))
    .orderBy(asc(number));
}

export function relatedReply(linked: Awaited<ReturnType<typeof readLinked>>, nameOf: Naming): Related {
  return linked.map(({ wallet, updatedAt: _, ...ticket }) => ({ ...ticket, member: nameOf(wallet) }));
}

const isBetween = (one: TicketId, other: TicketId) =>
  or(
    and(eq(ticketLinks.ticketId, one), eq(ticketLinks.otherId, other)),
    and(eq(ticketLinks.ticketId, other), eq(ticketLinks.otherId, one)),
  );

/**
 * Moves the links of one ticket to another, without self-links and duplicates. It updates rows and
 * inserts none: an insert would wait for the locks of the linked tickets, whose owners may wait for
 * these two.
 * @returns The tickets whose links moved, without those linked to both before.
 */
export async function moveLinks(tx: Tx, { id: from }: LockedTicket, { id: into }: LockedTicket) {
  const { ticketId, otherId } = ticketLinks;
  const linked = tx.select({ id: otherId }).from(ticketLinks).where(eq(ticketId, into));
  const isTwice = or(
    and(eq(ticketId, from), inArray(otherId, linked)),
    and(eq(otherId, from), inArray(ticketId, linked)),
  );
  const gone = await tx
    .delete(ticketLinks)
    .where(or(isBetween(from, into), isTwice))
    .returning({ ticketId, otherId });
  const moved = await tx
    .update(ticketLinks)
    .set({ ticketId: into })
    .where(eq(ticketId, from))
    .returning({ id: otherId });
  await tx.update(ticketLinks).set({ otherId: into }).where(eq(otherId, from));
  const wereLinked = gone.some((one) => one.ticketId === from && one.otherId === into);
  return { links: moved.map(({ id }) => id), wereLinked };
}

/**
 * Moves the links back that a merge took from a ticket, as far as they still exist. It inserts no
 * rows either.
 */
export async function giveLinksBack(
  tx: Tx,
  { id: from }: LockedTicket,
  { id: to }: LockedTicket,
  others: readonly TicketId[],
): Promise<void> {
  if (others.length === 0) return;
  const { ticketId, otherId } = ticketLinks;
  const theirs = [...others];
  await tx
    .update(ticketLinks)
    .set({ ticketId: to })
    .where(and(eq(ticketId, from), inArray(otherId, theirs)));
  await tx
    .update(ticketLinks)
    .set({ otherId: to })
    .where(and(eq(otherId, from), inArray(ticketId, theirs)));
}

export async function linkBoth(
  tx: Tx,
  one: LockedTicket,
  other: LockedTicket,
  linkedBy: Wallet,
): Promise<void> {
  const link = { linkedBy, at: new Date() };
  await tx
    .insert(ticketLinks)
    .values([
      { ...link, ticketId: one.id, otherId: other.id },
      { ...link, ticketId: other.id, otherId: one.id },
    ])
    .onConflictDoNothing();
}

/** Publishes both tickets and records the act in both histories. */
async function tell(tx: Tx, both: readonly [Ticket, Ticket], act: 'link' | 'unlink', staff: Wallet) {
  const [one, other] = both;
  await publishToStaff(tx, one);
  await publishToStaff(tx, other);
  await record(tx, { staff, act, ticket: one, details: { other: other.number } });
  await record(tx, { staff, act, ticket: other, details: { other: one.number } });
}

/** Records both tickets as read, since the reply shows the existing link. */
async function recordRead(tx: Tx, both: readonly [Ticket, Ticket], staff: Wallet): Promise<void> {
  for (const ticket of both) await record(tx, { staff, act: 'read', ticket });
}

/** Links between tickets; members see them only in their access log. */
export function linkHandlers({ db }: { db: Db }): Pick<Handlers, 'deskLink' | 'deskUnlink'> {
  /** Performs an act on two tickets and shows the links of the first. */
  function showRelated(
    session: CallSession,
    [ticketId, otherId]: [TicketId, TicketId],
    act: (tx: Tx, both: [LockedTicket, LockedTicket]) => Promise<void>,
  ) {
    return show(db, session, async (tx) => {
      const both = await lockTwoTickets(tx, ticketId, otherId);
      await act(tx, both);
      const linked = await readLinked(tx, both[0].id);
      const nameOf = await namesOf(
        tx,
        linked.map(({ wallet }) => wallet),
      );
      return { reply: { related: relatedReply(linked, nameOf) }, tickets: linked };
    });
  }

  return {
    deskLink({ params, body }, { session }) {
      const { wallet } = session;
      return showRelated(session, [params.ticketId, body.other], async (tx, both) => {
        const [one, other] = both;
        if (one.id === other.id) throw new HttpFailure(422, 'server.linkItself');
        both.forEach(requireOwnMessages);
        if ((await tx.$count(ticketLinks, isBetween(one.id, other.id))) > 0)
          return recordRead(tx, both, wallet);
        for (const ticket of both) {
          const count = await tx.$count(ticketLinks, eq(ticketLinks.ticketId, ticket.id));
          if (count >= maximumLinks) throw new HttpFailure(422, 'server.tooManyLinks');
        }
        await linkBoth(tx, one, other, wallet);
        await tell(tx, both, 'link', wallet);
      });
    },

    deskUnlink({ params: { ticketId, otherId } }, { session }) {
      const { wallet } = session;
      return showRelated(session, [ticketId, otherId], async (tx, both) => {
        const [one, other] = both;
        const gone = await tx.delete(ticketLinks).where(isBetween(one.id, other.id)).returning();
        await (gone.length > 0 ? tell(tx, both, 'unlink', wallet) : recordRead(tx, both, wallet));
      });
    },
  };
}
