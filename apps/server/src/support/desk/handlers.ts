import { randomUUID } from 'node:crypto';
import type { TicketId } from '@upline/api';
import { topicOf } from '@upline/domain';
import { eq } from 'drizzle-orm';
import type { Staff } from '../../accounts/staff/roles.ts';
import type { Db } from '../../platform/db/openDb.ts';
import type { CallSession, Handlers } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { fileSigner } from '../../uploads/fileLinks.ts';
import { requireOwnFiles } from '../../uploads/ownFiles.ts';
import { record } from '../audit/record.ts';
import { show } from '../audit/show.ts';
import { requireNotErased } from '../dataRequests/requireNotErased.ts';
import { readDraft, readHeld, waitingReply } from '../scheduledReplies/scheduledReplies.ts';
import {
  changeStatus,
  markRead,
  publishTicket,
  publishToStaff,
  readMessages,
} from '../tickets/conversation.ts';
import { readHelp } from '../tickets/help.ts';
import { claimKey } from '../tickets/idempotency.ts';
import { ticketNotes } from '../tickets/schema.ts';
import { findNamedTicket, lockNamedTicket, lockWhereItLeads } from '../tickets/ticketLocks.ts';
import { changeOf, requireAssignee } from './changes.ts';
import { actOf, changeTicket, notifyMember, requireOwnMessages } from './changeTicket.ts';
import { readLinked, relatedReply } from './links.ts';
import { markMentionsSeen, readMentions, writeMentions } from './mentions.ts';
import { noteReply, readNotes, requireRoomForNotes } from './notes.ts';
import { namesOf } from './people.ts';
import { factsReply, queueReply, readQueue, showQueued } from './queue.ts';
import { deskMessage } from './replyHandlers.ts';
import { readTimeline } from './timeline.ts';
import { canUnmerge } from './unmergeTickets.ts';
import { countViews } from './views.ts';

interface Dependencies {
  db: Db;
  staff: Staff;
}

type DeskHandlers = Pick<
  Handlers,
  | 'deskViews'
  | 'deskTickets'
  | 'deskTicket'
  | 'deskChange'
  | 'deskClose'
  | 'deskReopen'
  | 'deskNote'
  | 'deskTimeline'
>;

/**
 * Support's calls on all tickets. Each act is recorded in the transaction that performs it, so that
 * members' data is never read or changed without an audit entry. Spec §7.
 */
export function deskHandlers({ db, staff }: Dependencies): DeskHandlers {
  /** Opens or closes a ticket. A ticket already in that state is recorded as read. */
  function turn(named: TicketId, status: 'open' | 'closed', session: CallSession) {
    const { wallet } = session;
    return showQueued(db, session, async (tx) => {
      const ticket = await lockNamedTicket(tx, named);
      const { status: before } = ticket;
      if ((before === 'closed') === (status === 'closed')) {
        await record(tx, { staff: wallet, act: 'read', ticket });
        return ticket;
      }
      requireOwnMessages(ticket);
      await requireNotErased(tx, ticket);
      await changeStatus(tx, ticket, status);
      if (status === 'closed') await notifyMember(tx, ticket, 'ticketClosed');
      await publishTicket(tx, ticket);
      const changes = [{ field: 'status' as const, before: [before], after: [status] }];
      await record(tx, { staff: wallet, act: actOf(before, status), ticket, details: { changes } });
      return ticket;
    });
  }

  return {
    deskViews: (_input, { session: { wallet } }) => countViews(db, wallet),

    deskTickets({ query }, { session }) {
      const { wallet } = session;
      const { q } = query;
      return show(db, session, async (tx) => {
        const page = await readQueue(tx, query, wallet);
        // Records no search terms: audit entries are permanent, and the terms may name a member who
        // is erased later.
        const search = { act: 'search', details: { found: page.totalCount } } as const;
        await record(tx, { staff: wallet, ...(q === '' ? { act: 'list' } : search) });
        return { reply: await queueReply(tx, page), tickets: page.rows.map(({ ticket }) => ticket) };
      });
    },

    async deskTicket({ params: { ticketId: named } }, { session }) {
      const { wallet } = session;
      const sign = await fileSigner(db, session);
      return show(db, session, async (tx) => {
        const ticket = await lockNamedTicket(tx, named);
        const { id } = ticket;
        // The member sees that support has read the ticket.
        if (await markRead(tx, ticket, { isAdmin: false })) await publishTicket(tx, ticket);
        // Updates the count of unseen mentions on the caller's other pages.
        if (await markMentionsSeen(tx, id, wallet)) await publishToStaff(tx, ticket);
        const messages = await readMessages(tx, id);
        const notes = await readNotes(tx, id);
        const mentions = await readMentions(tx, notes);
        const waiting = await readHeld(tx, id);
        const linked = await readLinked(tx, id);
        const writers = [...messages, ...notes, ...waiting].map(({ author }) => author);
        const nameOf = await namesOf(tx, [
          ticket.wallet,
          ticket.assignee,
          ...writers,
          ...[...mentions.values()].flat().map(({ wallet: theirs }) => theirs),
          ...linked.map(({ wallet: theirs }) => theirs),
        ]);
        const shown = {
          ticketId: id,
          ...topicOf(ticket),
          status: ticket.status,
          ...factsReply(ticket, nameOf),
          messages: messages.map((message) => deskMessage(sign, message, nameOf)),
          notes: notes.map((note) => noteReply(sign, note, mentions, nameOf)),
          waiting: waiting.map((reply) => waitingReply(sign, reply, nameOf)),
          help: await readHelp(tx, id),
          related: relatedReply(linked, nameOf),
          draft: await readDraft(tx, id, wallet),
          canUnmerge: await canUnmerge(tx, staff, ticket, wallet),
          createdAt: ticket.createdAt.toISOString(),
          updatedAt: ticket.updatedAt.toISOString(),
        };
        await record(tx, { staff: wallet, act: 'read', ticket });
        return { reply: { ticket: shown }, tickets: [ticket, ...linked] };
      });
    },

    deskChange({ params, body: { version, ...asked } }, { session }) {
      const { wallet } = session;
      return showQueued(db, session, async (tx) => {
        const ticket = await lockNamedTicket(tx, params.ticketId);
        if (ticket.version !== version) throw new HttpFailure(409, 'server.ticketChanged');
        const { after, changes } = changeOf(ticket, asked);
        await requireAssignee(tx, { staff, wallet, before: ticket.assignee, after: after.assignee });
        await changeTicket(tx, { ticket, after, changes, wallet });
        return ticket;
      });
    },

    deskClose: ({ params: { ticketId } }, { session }) => turn(ticketId, 'closed', session),

    deskReopen: ({ params: { ticketId } }, { session }) => turn(ticketId, 'open', session),

    async deskNote(input, { http, session }) {
      const { wallet } = session;
      const { params, body } = input;
      const { message, attachments } = body;
      const id = randomUUID();
      const sign = await fileSigner(db, session);
      return show(db, session, async (tx) => {
        const made = await claimKey(tx, { wallet, call: 'deskNote', input, http }, id);
        if (made === id) {
          const ticket = await lockWhereItLeads(tx, params.ticketId);
          await requireNotErased(tx, ticket);
          await requireRoomForNotes(tx, ticket);
          const files = await requireOwnFiles(tx, wallet, attachments);
          const createdAt = new Date();
          await tx
            .insert(ticketNotes)
            .values({ id, ticketId: ticket.id, author: wallet, message, attachments: files, createdAt });
          await writeMentions(tx, staff, { noteId: id, author: wallet, message });
          await publishToStaff(tx, ticket);
          await record(tx, { staff: wallet, act: 'note', ticket });
        }
        const [note] = await tx.select().from(ticketNotes).where(eq(ticketNotes.id, made));
        if (note === undefined) throw new HttpFailure(404, 'server.unknownTicket');
        const mentions = await readMentions(tx, [note]);
        const mentioned = (mentions.get(note.id) ?? []).map(({ wallet: theirs }) => theirs);
        const reply = await noteReply(sign, note, mentions, await namesOf(tx, [note.author, ...mentioned]));
        return { reply, tickets: [await findNamedTicket(tx, note.ticketId)] };
      });
    },

    deskTimeline: ({ params: { ticketId } }, { session }) =>
      show(db, session, async (tx) => {
        const ticket = await lockNamedTicket(tx, ticketId);
        const timeline = await readTimeline(tx, ticket);
        await record(tx, { staff: session.wallet, act: 'timeline', ticket });
        return { reply: timeline, tickets: [ticket] };
      }),
  };
}
