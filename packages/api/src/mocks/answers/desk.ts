import {
  breachWarning,
  isFoundInRow,
  maximumNotes,
  maximumScheduledReplies,
  mostTicketsCounted,
  officeAt,
  topicOf,
  withReturns,
} from '@upline/domain';
import type { ReplyData } from '../../contract.ts';
import type { AuditEvent } from '../audit.ts';
import type { Answers } from '../call.ts';
import { MockApiError } from '../mockApiError.ts';
import type { MockBackend } from '../mockBackend.ts';
import type { ScheduledReply } from '../scheduledReplies.ts';
import { supportName, type Ticket, type TicketMessage, type TicketNote } from '../tickets.ts';
import { filePathOf } from '../uploads.ts';
import { deadlinesIn, isOverdueAt } from './deadlines.ts';
import { changeOf, changeTicket } from './deskChanges.ts';
import { relatedReply } from './deskLinks.ts';
import { isMentioned, mentionedIn, mentionsOf } from './deskMentions.ts';
import { canUnmerge } from './deskMerges.ts';
import {
  existingTicket,
  factsReply,
  foundByIn,
  isIn,
  keyOfTicket,
  queuedReply,
  queueOf,
  whereItLeads,
} from './deskQueue.ts';
import { afterCursor } from './pageOf.ts';
import { personOf } from './personOf.ts';
import { messageReply } from './ticketReplies.ts';

const views = ['unassigned', 'mine', 'breached', 'open', 'pending', 'snoozed', 'closed'] as const;

/** The most tags in the list of views. */
const tagsAtOnce = 50;

/** The timeline's names of the audited acts that it shows. */
const changesByAct = {
  change: 'changed',
  close: 'closed',
  reopen: 'reopened',
  mergedInto: 'mergedInto',
  mergedFrom: 'mergedFrom',
  unmerge: 'unmerged',
  splitInto: 'splitInto',
  splitFrom: 'splitFrom',
  link: 'linked',
  unlink: 'unlinked',
} as const;

type TimelineEntry = ReplyData<'deskTimeline'>['entries'][number];

/** The staff's calls on tickets. Roles are checked by the caller. */
export function deskAnswers(backend: MockBackend) {
  const { tickets, audit, outbox, presence } = backend;

  const existing = (named: string): Ticket => existingTicket(backend, named);

  function record(
    act: AuditEvent['act'],
    { id, wallet }: Ticket,
    staff: string,
    details: AuditEvent['details'] = {},
  ): void {
    audit.record({ staff, act, ticketId: id, member: wallet, details });
  }

  const authorOf = ({ author }: { author: string }) => (author ? personOf(backend, author) : null);

  const deskMessage = (message: TicketMessage) => ({
    ...messageReply(backend, message),
    author: authorOf(message),
  });

  const noteReply = ({ id, author, message, attachments, mentions, createdAt }: TicketNote) => ({
    id,
    author: personOf(backend, author),
    message,
    attachments: attachments.map(backend.uploads.sign),
    mentions: mentions.map(({ wallet, name }) => ({ name, who: personOf(backend, wallet) })),
    createdAt: createdAt.toISOString(),
  });

  const waitingReply = ({
    id,
    author,
    message,
    attachments,
    after,
    createdAt,
    sendAt,
    isStopped,
  }: ScheduledReply) => ({
    id,
    author: personOf(backend, author),
    message,
    attachments: attachments.map(backend.uploads.sign),
    after,
    createdAt: createdAt.toISOString(),
    sendAt: sendAt.toISOString(),
    dueIn: Math.max(0, sendAt.getTime() - backend.now().getTime()),
    isStopped,
  });

  const unsentReply = (held: ScheduledReply) => ({
    ...deskMessage({ ...held, sender: supportName, isAdmin: true, read: false, order: 0 }),
    sendAt: held.sendAt.toISOString(),
  });

  /** Opens or closes a ticket. A ticket in that state is only recorded as read. */
  function turn(ticket: Ticket, act: 'close' | 'reopen', staff: string): void {
    if ((ticket.status === 'closed') === (act === 'close')) {
      record('read', ticket, staff);
      return;
    }
    record(act, ticket, staff, {
      changes: [{ field: 'status', before: [ticket.status], after: [act === 'close' ? 'closed' : 'open'] }],
    });
    tickets[act](ticket.id);
  }

  function entriesOf(ticket: Ticket): TimelineEntry[] {
    const entry = (at: Date, wallet: string, isStaff: boolean) => ({
      at: at.toISOString(),
      who: personOf(backend, wallet),
      isStaff,
      messageId: '',
      changes: [],
      other: null,
    });
    type Event = TimelineEntry & { order: number };
    const written = ticket.messages.map<Event>(({ id, isAdmin, author, createdAt, order }, index) => ({
      ...entry(createdAt, isAdmin ? author : ticket.wallet, isAdmin),
      what: index === 0 ? 'opened' : isAdmin ? 'replied' : 'wrote',
      messageId: id,
      order,
    }));
    const noted = ticket.notes.map<Event>(({ id, author, createdAt, order }) => ({
      ...entry(createdAt, author, true),
      what: 'noted',
      messageId: id,
      order,
    }));
    const changed = audit.entries.flatMap<Event>(({ ticketId, act, at, staff, details, order }) => {
      if (ticketId !== ticket.id || !(act in changesByAct)) return [];
      const what = changesByAct[act as keyof typeof changesByAct];
      const { changes = [], other = null } = JSON.parse(details);
      return [{ ...entry(at, staff, true), what, changes, other, order }];
    });
    return [...written, ...noted, ...changed]
      .toSorted((one, other) => one.order - other.order)
      .map(({ order, ...shown }) => shown);
  }

  return {
    deskViews(_input, { caller }) {
      const { wallet } = caller();
      const all = tickets.all();
      const counts = views.map(
        (view) => [view, all.filter((ticket) => isIn(backend, view, ticket, wallet)).length] as const,
      );
      const used = all.filter(({ status }) => status !== 'closed').flatMap(({ tags }) => tags);
      const tags = [...new Set(used)]
        .map((tag) => ({ tag, count: used.filter((one) => one === tag).length }))
        .toSorted((one, other) => other.count - one.count || one.tag.localeCompare(other.tag));
      const counted = Object.fromEntries(counts) as Record<(typeof views)[number], number>;
      const soon = new Date(backend.now().getTime() + breachWarning);
      const isMine = (ticket: Ticket) => isIn(backend, 'mine', ticket, wallet);
      const deadlines = all
        .flatMap((ticket) => deadlinesIn(backend, ticket).replyDueAt ?? [])
        .toSorted((one, other) => one.getTime() - other.getTime());
      const hours = backend.promises.hours();
      const office = hours && officeAt(hours, backend.now());
      const changesAt = office && (office.isOpen ? office.until : office.opensAt);
      return {
        ...counted,
        mentions: all.filter((ticket) => isMentioned(ticket, wallet)).length,
        warned: all.filter((ticket) => isMine(ticket) && isOverdueAt(backend, ticket, soon)).length,
        nextDueAt: deadlines[0]?.toISOString() ?? null,
        office: office && { isOpen: office.isOpen, changesAt: changesAt?.toISOString() ?? null },
        tags: tags.slice(0, tagsAtOnce),
      };
    },
    deskTickets({ query }, { caller }) {
      const { wallet } = caller();
      const found = queueOf(backend, query, wallet);
      const { rows, ...place } = afterCursor(found, query, keyOfTicket(backend, query.sort));
      const { q } = query;
      if (q === '') audit.record({ staff: wallet, act: 'list' });
      else audit.record({ staff: wallet, act: 'search', details: { found: found.length } });
      const isMore = q !== '' && found.length > mostTicketsCounted;
      const counted = isMore ? { totalCount: mostTicketsCounted, isMore } : {};
      const listed = rows.map((ticket) => {
        const row = { ...queuedReply(backend, ticket), isMentioned: isMentioned(ticket, wallet) };
        const by = q === '' ? null : foundByIn(backend, ticket, q);
        return by === null || isFoundInRow(by, q, row) ? row : { ...row, foundBy: by };
      });
      return { tickets: listed, ...place, ...counted };
    },
    deskTicket({ params }, { caller }) {
      const ticket = existing(params.ticketId);
      record('read', ticket, caller().wallet);
      tickets.markReadBySupport(ticket.id);
      const unseen = mentionsOf(ticket, caller().wallet).filter(({ isSeen }) => !isSeen);
      for (const mention of unseen) mention.isSeen = true;
      // Updates the caller's other pages, which show the number of unread mentions.
      if (unseen.length > 0) backend.live.announce({ wallet: 'staff', topic: `ticket:${ticket.id}` });
      const { id, status, messages, notes, createdAt, updatedAt } = ticket;
      return {
        ticket: {
          ticketId: id,
          ...topicOf(ticket),
          status,
          ...factsReply(backend, ticket),
          messages: messages.map(deskMessage),
          notes: notes.map(noteReply),
          waiting: outbox.of(id).map(waitingReply),
          help: ticket.help?.offered.length ? ticket.help : null,
          related: relatedReply(backend, ticket),
          canUnmerge: canUnmerge(backend, ticket, caller().wallet),
          draft: presence.draftOf(id, caller().wallet),
          createdAt: createdAt.toISOString(),
          updatedAt: updatedAt.toISOString(),
        },
      };
    },
    deskChange({ params, body: { version, ...asked } }, { caller }) {
      const { wallet } = caller();
      const ticket = existing(params.ticketId);
      if (ticket.version !== version) throw new MockApiError(409, 'server.ticketChanged');
      const { after, changes } = changeOf(backend, ticket, asked);
      changeTicket(backend, { ticket, after, changes, wallet });
      return queuedReply(backend, ticket);
    },
    deskReply({ params, body: { message, attachments, isHeld, sendAt, after } }, { caller }) {
      const { wallet } = caller();
      const { id: ticketId, status } = existing(params.ticketId);
      if (status === 'closed') throw new MockApiError(409, 'server.ticketClosed');
      presence.keepDraft(ticketId, wallet, '');
      const reply = {
        ticketId,
        author: wallet,
        message,
        attachments: attachments.map(filePathOf),
        after,
      };
      if (!isHeld && sendAt === undefined) return { ...deskMessage(outbox.send(reply)), sendAt: null };
      if (outbox.of(ticketId).length >= maximumScheduledReplies)
        throw new MockApiError(422, 'server.waitingFull');
      const held = outbox.hold(reply, sendAt === undefined ? undefined : new Date(sendAt));
      return unsentReply(held);
    },
    deskPresence({ params, body: { doing } }, { caller }) {
      const { wallet } = caller();
      const ticket = whereItLeads(backend, params.ticketId);
      presence.be(ticket.id, wallet, doing);
      const there = presence.at(ticket.id).filter((one) => one.wallet !== wallet);
      const staff = there.filter((one) => one.wallet !== ticket.wallet);
      return {
        others: staff.map((one) => ({
          who: personOf(backend, one.wallet),
          doing: one.doing,
          age: backend.now().getTime() - one.since.getTime(),
          draft: one.doing === 'writing' ? presence.draftOf(ticket.id, one.wallet) : '',
        })),
        isMemberTyping: staff.length < there.length,
      };
    },
    deskDraft({ params, body: { message } }, { caller }) {
      const { id, status } = existing(params.ticketId);
      if (message !== '' && status === 'closed') throw new MockApiError(409, 'server.ticketClosed');
      presence.keepDraft(id, caller().wallet, message);
      return { message };
    },
    deskTakeBack({ params: { replyId } }, { caller }) {
      const { wallet } = caller();
      const held = outbox.find(replyId);
      const isTheirs = held?.author === wallet || held?.isStopped;
      const messages = tickets.all().flatMap((ticket) => ticket.messages);
      const hasLeft = messages.some(({ id, author }) => id === replyId && author === wallet);
      if (hasLeft) throw new MockApiError(409, 'server.replySent');
      if (!held || !isTheirs) throw new MockApiError(404, 'server.unknownReply');
      outbox.takeBack(replyId, wallet);
      const { id, message, attachments, after, sendAt } = waitingReply(held);
      return { id, message, attachments, after, sendAt };
    },
    deskClose({ params }, { caller }) {
      const ticket = existing(params.ticketId);
      turn(ticket, 'close', caller().wallet);
      return queuedReply(backend, ticket);
    },
    deskReopen({ params }, { caller }) {
      const ticket = existing(params.ticketId);
      turn(ticket, 'reopen', caller().wallet);
      return queuedReply(backend, ticket);
    },
    deskNote({ params, body: { message, attachments } }, { caller }) {
      const { wallet } = caller();
      const ticket = whereItLeads(backend, params.ticketId);
      if (ticket.notes.length >= maximumNotes) throw new MockApiError(422, 'server.notesFull');
      const files = attachments.map(filePathOf);
      record('note', ticket, wallet);
      const mentioned = mentionedIn(backend, wallet, message);
      return noteReply(tickets.note(ticket.id, wallet, { message, attachments: files }, mentioned));
    },
    deskTimeline({ params }, { caller }) {
      const ticket = existing(params.ticketId);
      record('timeline', ticket, caller().wallet);
      const entries = withReturns(entriesOf(ticket), backend.now());
      const assigned = entries.flatMap(({ changes }) =>
        changes.flatMap(({ field, before, after }) => (field === 'assignee' ? [...before, ...after] : [])),
      );
      return { entries, people: [...new Set(assigned)].map((wallet) => personOf(backend, wallet)) };
    },
  } satisfies Answers;
}
