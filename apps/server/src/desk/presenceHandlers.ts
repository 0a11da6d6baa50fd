import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import type { Handlers } from '../http/handlers.ts';
import { HttpFailure } from '../http/httpFailure.ts';
import { announce } from '../live/announce.ts';
import { replyDrafts } from '../outbox/schema.ts';
import { type Presence, sayPresence } from '../presence/createPresence.ts';
import { findNamedTicket } from '../tickets/requireOpenTicket.ts';
import { namesOf } from './people.ts';

interface Dependencies {
  db: Db;
  presence: Presence;
}

/** Who of the staff is at a ticket, and what they have begun to write. */
export function presenceHandlers({
  db,
  presence,
}: Dependencies): Pick<Handlers, 'deskPresence' | 'deskDraft'> {
  return {
    async deskPresence({ params, body: { doing } }, { session: { wallet } }) {
      const { id: ticketId, wallet: member } = await findNamedTicket(db, params.ticketId);
      const before = presence.at(ticketId).find((one) => one.wallet === wallet)?.doing ?? 'gone';
      await db.transaction(async (tx) => {
        await sayPresence(tx, { ticketId, wallet, doing });
        // What stays as it is was said before: it is only kept from being forgotten.
        if (doing !== before) await announce(tx, { wallet: 'staff', topic: `presence:${ticketId}` });
      });
      const there = presence.at(ticketId).filter((one) => one.wallet !== wallet);
      const staff = there.filter((one) => one.wallet !== member);
      const nameOf = await namesOf(
        db,
        staff.map((one) => one.wallet),
      );
      const drafts = await db.select().from(replyDrafts).where(eq(replyDrafts.ticketId, ticketId));
      return {
        others: staff.map(({ wallet: who, doing: act, since }) => ({
          who: nameOf(who),
          doing: act,
          age: Math.max(0, Date.now() - since),
          draft: (act === 'writing' && drafts.find(({ author }) => author === who)?.message) || '',
        })),
        isMemberTyping: staff.length < there.length,
      };
    },

    async deskDraft({ params, body: { message } }, { session: { wallet } }) {
      const { id: ticketId, status } = await findNamedTicket(db, params.ticketId);
      const isOwn = and(eq(replyDrafts.ticketId, ticketId), eq(replyDrafts.author, wallet));
      if (message === '') await db.delete(replyDrafts).where(isOwn);
      else {
        if (status === 'closed') throw new HttpFailure(409, 'server.ticketClosed');
        const written = { message, startedAt: new Date() };
        await db
          .insert(replyDrafts)
          .values({ ticketId, author: wallet, ...written })
          .onConflictDoUpdate({ target: [replyDrafts.ticketId, replyDrafts.author], set: written });
      }
      return { message };
    },
  };
}
