import { randomUUID } from 'node:crypto';
import { topicOf } from '@upline/domain';
import { eq } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import type { Db } from '../db/openDb.ts';
import type { Handlers } from '../http/handlers.ts';
import { HttpFailure } from '../http/httpFailure.ts';
import { readDraft, readHeld, waitingReply } from '../outbox/heldReplies.ts';
import type { Staff } from '../staff/roles.ts';
import {
  announceTicket,
  announceToStaff,
  changeStatus,
  markRead,
  readMessages,
} from '../tickets/conversation.ts';
import { readHelp } from '../tickets/help.ts';
import { claimKey } from '../tickets/idempotency.ts';
import { holdNamedTicket, holdWhereItLeads } from '../tickets/requireOpenTicket.ts';
import { ticketNotes } from '../tickets/schema.ts';
import { requireOwnFiles } from '../uploads/ownFiles.ts';
import { changeOf, requireAssignee } from './changes.ts';
import { actOf, changeTicket, requireOwnMessages, tellMember } from './changeTicket.ts';
import { readLinked, relatedReply } from './links.ts';
import { markMentionsSeen, readMentions, writeMentions } from './mentions.ts';
import { noteReply, readNotes } from './notes.ts';
import { namesOf } from './people.ts';
import { factsReply, queueReply, readQueue, readQueued } from './queue.ts';
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

type Wallet = `0x${string}`;

/**
 * What support does with everybody's tickets. Each act is recorded in the transaction that does it, so that
 * nothing of a member's is seen or changed without a trace. Spec §7.
 */
export function deskHandlers({ db, staff }: Dependencies): DeskHandlers {
  /** Opens or closes a ticket. What is so already stays, and was read. */
  async function turn(named: string, status: 'open' | 'closed', wallet: Wallet) {
    const { id } = await db.transaction(async (tx) => {
      const ticket = await holdNamedTicket(tx, named);
      const { status: before } = ticket;
      if ((before === 'closed') === (status === 'closed')) {
        await record(tx, { staff: wallet, act: 'read', ticket });
        return ticket;
      }
      requireOwnMessages(ticket);
      await changeStatus(tx, ticket.id, status);
      if (status === 'closed') await tellMember(tx, ticket, 'ticketClosed');
      await announceTicket(tx, ticket);
      const changes = [{ field: 'status' as const, before: [before], after: [status] }];
      await record(tx, { staff: wallet, act: actOf(before, status), ticket, details: { changes } });
      return ticket;
    });
    return readQueued(db, id);
  }

  return {
    deskViews: (_input, { session: { wallet } }) => countViews(db, wallet),

    async deskTickets({ query }, { session: { wallet } }) {
      const { q } = query;
      const found = await db.transaction(async (tx) => {
        const page = await readQueue(tx, query, wallet);
        const search = { act: 'search', details: { query: q, found: page.totalCount } } as const;
        await record(tx, { staff: wallet, ...(q === '' ? { act: 'list' } : search) });
        return page;
      });
      return queueReply(db, found);
    },

    async deskTicket({ params: { ticketId: named } }, { session: { wallet } }) {
      const { ticket, messages, notes, mentions, waiting, help, linked, draft, isUndoable } =
        await db.transaction(async (tx) => {
          const held = await holdNamedTicket(tx, named);
          // The member sees that support has read it.
          if (await markRead(tx, held.id, { isAdmin: false })) await announceTicket(tx, held);
          // Their other pages count one fewer.
          if (await markMentionsSeen(tx, held.id, wallet)) await announceToStaff(tx, held);
          const written = await readNotes(tx, held.id);
          const whole = {
            ticket: held,
            messages: await readMessages(tx, held.id),
            notes: written,
            mentions: await readMentions(tx, written),
            waiting: await readHeld(tx, held.id),
            help: await readHelp(tx, held.id),
            linked: await readLinked(tx, held.id),
            draft: await readDraft(tx, held.id, wallet),
            isUndoable: await canUnmerge(tx, staff, held, wallet),
          };
          await record(tx, { staff: wallet, act: 'read', ticket: held });
          return whole;
        });
      const writers = [...messages, ...notes, ...waiting].map(({ author }) => author);
      const nameOf = await namesOf(db, [
        ticket.wallet,
        ticket.assignee,
        ...writers,
        ...[...mentions.values()].flat().map(({ wallet: theirs }) => theirs),
        ...linked.map(({ wallet: theirs }) => theirs),
      ]);
      return {
        ticket: {
          ticketId: ticket.id,
          ...topicOf(ticket),
          status: ticket.status,
          ...factsReply(ticket, nameOf),
          messages: await Promise.all(messages.map((message) => deskMessage(db, message, nameOf))),
          notes: await Promise.all(notes.map((note) => noteReply(db, note, mentions, nameOf))),
          waiting: await Promise.all(waiting.map((reply) => waitingReply(db, reply, nameOf))),
          help,
          related: relatedReply(linked, nameOf),
          draft,
          canUnmerge: isUndoable,
          createdAt: ticket.createdAt.toISOString(),
          updatedAt: ticket.updatedAt.toISOString(),
        },
      };
    },

    async deskChange({ params, body: { version, ...asked } }, { session: { wallet } }) {
      const { id } = await db.transaction(async (tx) => {
        const ticket = await holdNamedTicket(tx, params.ticketId);
        if (ticket.version !== version) throw new HttpFailure(409, 'server.ticketChanged');
        const { after, changes } = changeOf(ticket, asked);
        await requireAssignee(tx, { staff, wallet, before: ticket.assignee, after: after.assignee });
        await changeTicket(tx, { ticket, after, changes, wallet });
        return ticket;
      });
      return readQueued(db, id);
    },

    deskClose: ({ params: { ticketId } }, { session: { wallet } }) => turn(ticketId, 'closed', wallet),

    deskReopen: ({ params: { ticketId } }, { session: { wallet } }) => turn(ticketId, 'open', wallet),

    async deskNote(input, { http, session: { wallet } }) {
      const { params, body } = input;
      const { message, attachments } = body;
      const id = randomUUID();
      const note = await db.transaction(async (tx) => {
        const made = await claimKey(tx, { wallet, call: 'deskNote', input, http }, id);
        if (made === id) {
          const ticket = await holdWhereItLeads(tx, params.ticketId);
          const files = await requireOwnFiles(tx, wallet, attachments);
          const createdAt = new Date();
          await tx
            .insert(ticketNotes)
            .values({ id, ticketId: ticket.id, author: wallet, message, attachments: files, createdAt });
          await writeMentions(tx, staff, { noteId: id, author: wallet, message });
          await announceToStaff(tx, ticket);
          await record(tx, { staff: wallet, act: 'note', ticket });
        }
        const [written] = await tx.select().from(ticketNotes).where(eq(ticketNotes.id, made));
        if (written === undefined) throw new HttpFailure(404, 'server.unknownTicket');
        return written;
      });
      const mentions = await readMentions(db, [note]);
      const mentioned = (mentions.get(note.id) ?? []).map(({ wallet: theirs }) => theirs);
      return noteReply(db, note, mentions, await namesOf(db, [note.author, ...mentioned]));
    },

    deskTimeline: ({ params: { ticketId } }, { session: { wallet } }) =>
      db.transaction(async (tx) => {
        const ticket = await holdNamedTicket(tx, ticketId);
        const timeline = await readTimeline(tx, ticket);
        await record(tx, { staff: wallet, act: 'timeline', ticket });
        return timeline;
      }),
  };
}
