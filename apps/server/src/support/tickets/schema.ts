import type { MessageId, RouteName, TicketId } from '@upline/api';
import {
  noFacts,
  type Rating,
  type TicketStatus,
  type TransactionStatusKind,
  ticketPriorities,
} from '@upline/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { address, instant } from '../../platform/db/columns.ts';

export const ticketNumber = pgSequence('ticket_number');

export const tickets = pgTable(
  'ticket',
  {
    /** A random UUID, so that members cannot guess others' tickets. */
    id: text().$type<TicketId>().primaryKey(),
    /**
     * A short number for staff; hidden from members, to whom it would reveal the number of tickets.
     */
    number: bigint({ mode: 'number' }).notNull().default(sql`nextval('ticket_number')`),
    wallet: address().notNull(),
    /** Text as typed. */
    subject: text().notNull(),
    status: text().$type<TicketStatus>().notNull(),
    messageCount: integer().notNull().default(0),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** Order of the latest changes, unique even within a millisecond. */
    change: bigserial({ mode: 'number' }).notNull(),
    /** Incremented with every change; earlier releases do not. */
    version: integer().notNull().default(0),
    /** Index into `ticketPriorities`. */
    priority: smallint().notNull().default(ticketPriorities.indexOf(noFacts.priority)),
    /** Staff member in charge. */
    assignee: address(),
    tags: text().array().notNull().default(sql`'{}'`),
    /** End of the snooze, unless the member writes earlier. */
    snoozedUntil: instant(),
    /** ID of the target that the ticket was merged into; null if it is not merged. */
    mergedInto: text().$type<TicketId>(),
    /** ID of the ticket that it was split from; null if its member opened it. */
    splitFrom: text().$type<TicketId>(),
    /** Hash of the transaction concerned; null for none. */
    transaction: text().$type<`0x${string}`>(),
    /**
     * The transaction's last known state: its kind, further details as JSON, and the node's full
     * data.
     */
    markKind: text().$type<TransactionStatusKind>(),
    mark: text(),
    outcome: text(),
    /**
     * Start of the current wait for support; null if the ticket waits for the member or is closed.
     */
    waitingSince: instant(),
    /** Opening time of earlier waits, milliseconds. */
    waited: bigint({ mode: 'number' }).notNull().default(0),
    /** Time of the first reply. */
    answeredAt: instant(),
    /** SLA time of the next reply; null if no reply is due or no hours are set. */
    replyDueAt: instant(),
    /** SLA time of the resolution; null in the same cases. */
    resolutionDueAt: instant(),
    /** Time of the escalation to a lead; null before, and after closing. */
    escalatedAt: instant(),
    /** Time of closing; null for an open ticket, or one closed by an earlier release. */
    closedAt: instant(),
    /** Member's rating of the help, visible to staff only. */
    rating: text().$type<Rating>(),
    ratedAt: instant(),
    /** Time of the reminder to rate; null before. */
    ratingAskedAt: instant(),
  },
  (table) => [
    index().on(table.number),
    // Partial indexes for the staff's views, since few tickets are unclosed.
    index().on(table.assignee, table.change).where(sql`${table.status} <> 'closed'`),
    index().on(table.priority, table.change).where(sql`${table.status} <> 'closed'`),
    index().on(table.markKind, table.change).where(sql`${table.markKind} is not null`),
    index().on(table.replyDueAt, table.change).where(sql`${table.status} <> 'closed'`),
    index().on(table.resolutionDueAt).where(sql`${table.status} <> 'closed'`),
    index().on(table.closedAt).where(sql`${table.rating} is null and ${table.ratingAskedAt} is null`),
    index().on(table.ratedAt),
    index().on(table.createdAt),
    index().using('gin', table.tags),
    index().on(table.snoozedUntil).where(sql`${table.snoozedUntil} is not null`),
    index().on(table.mergedInto).where(sql`${table.mergedInto} is not null`),
    index().on(table.splitFrom).where(sql`${table.splitFrom} is not null`),
    // Searches find a wallet by its end, and a transaction by its start.
    index('ticket_wallet_end_index').on(sql`right(${table.wallet}, 4)`),
    index('ticket_transaction_index').on(sql`${table.transaction} collate "C"`),
    index().on(table.wallet, table.change),
    index().on(table.wallet, table.status, table.change),
    index().on(table.change),
    index().on(table.status, table.change),
  ],
);

/** State of a ticket before a merge, as JSON: the columns that a merge may change. */
export interface Standing {
  status: TicketStatus;
  priority: number;
  snoozedUntil: string | null;
  waitingSince: string | null;
  replyDueAt: string | null;
  resolutionDueAt: string | null;
  closedAt: string | null;
}

/** A draft moved by a merge: the end of the target's draft. */
export interface MovedDraft {
  author: `0x${string}`;
  length: number;
}

/** Everything that undoing a merge needs. */
export interface Merged {
  source: Standing;
  target: Standing;
  /** Status and message count of the target after the merge. */
  status: TicketStatus;
  messageCount: number;
  /** IDs of the moved rows. */
  messages: MessageId[];
  notes: string[];
  held: MessageId[];
  /** Tickets whose links moved, and tickets that pointed to the source. */
  links: TicketId[];
  ledOn: TicketId[];
  /** True if the two tickets were linked to each other. */
  wereLinked: boolean;
  /** Moved drafts; undefined for merges by an earlier release. */
  drafts?: MovedDraft[];
  /** Tags that the target did not have; undefined for merges by an earlier release. */
  tags?: string[];
  /** End of the target's snooze after the merge; undefined for merges by an earlier release. */
  snoozedUntil?: string | null;
  /** True if the merge reduced the backlog. */
  isCounted: boolean;
  /** Version of the hours at that time; null for none. */
  hours: number | null;
}

/** Merges that can be undone; merges by earlier releases have no row. */
export const ticketMerges = pgTable('ticket_merge', {
  /** The merged ticket; it can be merged again after an unmerge. */
  ticketId: text()
    .$type<TicketId>()
    .primaryKey()
    .references(() => tickets.id, { onDelete: 'cascade' }),
  into: text().$type<TicketId>().notNull(),
  mergedBy: address().notNull(),
  at: instant().notNull(),
  merged: jsonb().$type<Merged>().notNull(),
});

/** Messages of tickets; the first of each opened it. */
export const ticketMessages = pgTable(
  'ticket_message',
  {
    /** A random UUID. */
    id: text().$type<MessageId>().primaryKey(),
    ticketId: text()
      .$type<TicketId>()
      .notNull()
      .references(() => tickets.id),
    /** Position in the conversation, from 1. */
    number: integer().notNull(),
    /** The member, or the staff member, whose wallet is hidden from members. */
    author: address().notNull(),
    isAdmin: boolean().notNull(),
    /** Text as typed. */
    message: text().notNull(),
    /** Unsigned paths of files. */
    attachments: text().array().notNull(),
    /** True if the other side has read it. */
    read: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [unique().on(table.ticketId, table.number)],
);

/** Staff's internal notes on tickets, hidden from members. */
export const ticketNotes = pgTable(
  'ticket_note',
  {
    /** A random UUID. */
    id: text().primaryKey(),
    ticketId: text()
      .$type<TicketId>()
      .notNull()
      .references(() => tickets.id),
    author: address().notNull(),
    /** Text as typed. */
    message: text().notNull(),
    /** Unsigned paths of files. */
    attachments: text().array().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.ticketId, table.createdAt)],
);

export const noteMentions = pgTable(
  'note_mention',
  {
    noteId: text()
      .notNull()
      .references(() => ticketNotes.id, { onDelete: 'cascade' }),
    wallet: address().notNull(),
    /** Name as written after the @ in the note. */
    name: text().notNull(),
    /** Time when they opened the ticket; null before. */
    seenAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.noteId, table.wallet] }), index().on(table.wallet, table.noteId)],
);

/** Links made by staff; each link has two rows, one per direction. */
export const ticketLinks = pgTable(
  'ticket_link',
  {
    ticketId: text()
      .$type<TicketId>()
      .notNull()
      .references(() => tickets.id),
    otherId: text()
      .$type<TicketId>()
      .notNull()
      .references(() => tickets.id),
    /** Staff member who made the link. */
    linkedBy: address().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ticketId, table.otherId] }), index().on(table.otherId)],
);

const words = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Words of a ticket's subject, messages and notes in one row, so that a search reads one row per
 * ticket. Database triggers maintain them for all releases.
 */
export const ticketTexts = pgTable(
  'ticket_text',
  {
    ticketId: text()
      .$type<TicketId>()
      .primaryKey()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    words: words().notNull(),
  },
  (table) => [index().using('gin', table.words)],
);

/** Objects created with callers' idempotency keys within the last day. */
export const idempotencyKeys = pgTable(
  'idempotency',
  {
    wallet: address().notNull(),
    call: text().$type<RouteName>().notNull(),
    key: text().notNull(),
    /** SHA-256 of target and body; null for keys of an earlier release. */
    fingerprint: text(),
    /** ID of the created object. */
    made: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.wallet, table.call, table.key] }), index().on(table.at)],
);

/** Articles of the help centre offered before a ticket was sent; no row without offers. */
export const ticketHelp = pgTable('ticket_help', {
  ticketId: text()
    .$type<TicketId>()
    .primaryKey()
    .references(() => tickets.id),
  /** Names of articles. */
  offered: text().array().notNull(),
  opened: text().array().notNull(),
});
