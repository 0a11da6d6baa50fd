import type { TicketId } from '@upline/api';
import { and, eq, gte } from 'drizzle-orm';
import type { Db } from '../../platform/db/openDb.ts';
import type { Handlers, Session } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { publish } from '../../platform/live/publish.ts';
import { requireForeign } from '../audit/record.ts';
import { auditEntries } from '../audit/schema.ts';
import { show } from '../audit/show.ts';
import { requireNotErased } from '../dataRequests/requireNotErased.ts';
import { type Presence, sayPresence } from '../presence/createPresence.ts';
import { replyDrafts } from '../scheduledReplies/schema.ts';
import { findWhereItLeads, lockNamedTicket } from '../tickets/ticketLocks.ts';
import { namesOf } from './people.ts';

interface Dependencies {
  db: Db;
  presence: Presence;
}

/**
 * True if the audit has a read of the ticket in this session, which its member finds in their
 * access log.
 */
async function hasRead(db: Db, ticketId: TicketId, { wallet, openedAt }: Session): Promise<boolean> {
  const isRead = and(eq(auditEntries.ticketId, ticketId), eq(auditEntries.act, 'read'));
  const isTheirs = and(eq(auditEntries.staff, wallet), gte(auditEntries.at, openedAt));
  const found = await db
    .select({ number: auditEntries.number })
    .from(auditEntries)
    .where(and(isRead, isTheirs))
    .limit(1);
  return found.length > 0;
}

/** Presence of staff at tickets, and their drafts. */
export function presenceHandlers({
  db,
  presence,
}: Dependencies): Pick<Handlers, 'deskPresence' | 'deskDraft'> {
  return {
    async deskPresence({ params, body: { doing } }, { session }) {
      const { wallet } = session;
      const ticket = await findWhereItLeads(db, params.ticketId);
      const { id: ticketId, wallet: member } = ticket;
      const before = presence.at(ticketId).find((one) => one.wallet === wallet)?.doing ?? 'gone';
      await db.transaction(async (tx) => {
        await sayPresence(tx, { ticketId, wallet, doing });
        // An unchanged presence is not published again; only its expiry is extended.
        if (doing !== before) await publish(tx, { wallet: 'staff', topic: `presence:${ticketId}` });
      });
      const there = presence.at(ticketId).filter((one) => one.wallet !== wallet);
      const staff = there.filter((one) => one.wallet !== member);
      const nameOf = await namesOf(
        db,
        staff.map((one) => one.wallet),
      );
      return show(db, session, async (tx) => {
        // Only staff who have opened the ticket see drafts and the member's typing.
        const isOpen = await hasRead(tx, ticket.id, session);
        const drafts = isOpen
          ? await tx.select().from(replyDrafts).where(eq(replyDrafts.ticketId, ticketId))
          : [];
        const others = staff.map(({ wallet: who, doing: act, since }) => ({
          who: nameOf(who),
          doing: act,
          age: Math.max(0, Date.now() - since),
          draft: (act === 'writing' && drafts.find(({ author }) => author === who)?.message) || '',
        }));
        return { reply: { others, isMemberTyping: isOpen && staff.length < there.length } };
      });
    },

    deskDraft: ({ params, body: { message } }, { session }) =>
      db.transaction(async (tx) => {
        const { wallet } = session;
        const ticket = await lockNamedTicket(tx, params.ticketId);
        requireForeign({ staff: wallet, act: 'hold', ticket });
        const { id: ticketId, status } = ticket;
        const isOwn = and(eq(replyDrafts.ticketId, ticketId), eq(replyDrafts.author, wallet));
        if (message === '') await tx.delete(replyDrafts).where(isOwn);
        else {
          await requireNotErased(tx, ticket);
          if (status === 'closed') throw new HttpFailure(409, 'server.ticketClosed');
          const written = { message, startedAt: new Date() };
          await tx
            .insert(replyDrafts)
            .values({ ticketId, author: wallet, ...written })
            .onConflictDoUpdate({ target: [replyDrafts.ticketId, replyDrafts.author], set: written });
        }
        await session.requireStill(tx);
        return { message };
      }),
  };
}
