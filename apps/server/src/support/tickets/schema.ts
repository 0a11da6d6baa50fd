import type { RouteName } from '@upline/api';
import {
  type ChainMarkKind,
  noFacts,
  type Rating,
  type TicketStatus,
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

/** The numbers of tickets. */
export const ticketNumber = pgSequence('ticket_number');

/** What members ask support. */
export const tickets = pgTable(
  'ticket',
  {
    /** A random UUID: nobody guesses another's. */
    id: text().primaryKey(),
    /** Short enough to say; members never see how many there are. */
    number: bigint({ mode: 'number' }).notNull().default(sql`nextval('ticket_number')`),
    wallet: address().notNull(),
    /** As it was typed. */
    subject: text().notNull(),
    status: text().$type<TicketStatus>().notNull(),
    messageCount: integer().notNull().default(0),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** The order of the latest changes: two may fall into one millisecond. */
    change: bigserial({ mode: 'number' }).notNull(),
    /** Grows with every change; a release before counts none. */
    version: integer().notNull().default(0),
    /** Its place in `ticketPriorities`. */
    priority: smallint().notNull().default(ticketPriorities.indexOf(noFacts.priority)),
    /** Whose of the staff it is to answer. */
    assignee: address(),
    tags: text().array().notNull().default(sql`'{}'`),
    /** Until when it is out of the way, unless the member writes. */
    snoozedUntil: instant(),
    /** The ID of the ticket that its messages went into; null for one that has its own. */
    mergedInto: text(),
    /** The ID of the ticket that its first messages stood in; null for one that its member opened. */
    splitFrom: text(),
    /** The hash of the transaction that it is about; null for none. */
    transaction: text().$type<`0x${string}`>(),
    /** What that did, by what was last known: of which kind, the rest as JSON, and all that a node said of it. */
    markKind: text().$type<ChainMarkKind>(),
    mark: text(),
    outcome: text(),
    /** Since when its member waits for support; null while it is theirs to write, or it is closed. */
    waitingSince: instant(),
    /** Opening time that they have waited in all before that, milliseconds. */
    waited: bigint({ mode: 'number' }).notNull().default(0),
    /** When support answered first. */
    answeredAt: instant(),
    /** By when an answer was promised; null while nobody waits for one, or where no hours are set. */
    replyDueAt: instant(),
    /** By when all was to be done, likewise. */
    resolutionDueAt: instant(),
    /** When it went to a lead, because it was not done in time. */
    escalatedAt: instant(),
    /** When it was closed; null for one that is not, or that a release before closed. */
    closedAt: instant(),
    /** What its member says of the help they got; the staff alone see it. */
    rating: text().$type<Rating>(),
    ratedAt: instant(),
    /** When the member was asked for it once more. */
    ratingAskedAt: instant(),
  },
  (table) => [
    index().on(table.number),
    // Those that wait for somebody are few among all: what the views of the desk show.
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
    // A wallet is known by its ends, and a transaction by its beginning.
    index('ticket_wallet_end_index').on(sql`right(${table.wallet}, 4)`),
    index('ticket_transaction_index').on(sql`${table.transaction} collate "C"`),
    index().on(table.wallet, table.change),
    index().on(table.wallet, table.status, table.change),
    index().on(table.change),
    index().on(table.status, table.change),
  ],
);

/** How a ticket stood, as JSON keeps it: what a merge may have changed of it. */
export interface Standing {
  status: TicketStatus;
  priority: number;
  snoozedUntil: string | null;
  waitingSince: string | null;
  replyDueAt: string | null;
  resolutionDueAt: string | null;
  closedAt: string | null;
}

/** The end of a draft that came from a ticket which was merged. */
export interface MovedDraft {
  author: `0x${string}`;
  length: number;
}

/** What a merge moved and changed: all that is needed to undo it. */
export interface Merged {
  source: Standing;
  target: Standing;
  /** The status that it gave the one that stays, and how many messages that had then. */
  status: TicketStatus;
  messageCount: number;
  /** IDs of what was moved. */
  messages: string[];
  notes: string[];
  held: string[];
  /** The tickets whose links went over, and those that led to the one that goes. */
  links: string[];
  ledOn: string[];
  /** Whether the two were linked to each other. */
  wereLinked: boolean;
  /** Drafts and notes that were moved; absent if an older release made the merge. */
  drafts?: MovedDraft[];
  /** Whether the backlog counts one fewer. */
  isCounted: boolean;
  /** The version of the hours then; null for none. */
  hours: number | null;
}

/** Merges of tickets that can be undone; those of a release before have no row. */
export const ticketMerges = pgTable('ticket_merge', {
  /** The ticket that was merged: it can be merged once more after it was undone. */
  ticketId: text()
    .primaryKey()
    .references(() => tickets.id, { onDelete: 'cascade' }),
  into: text().notNull(),
  mergedBy: address().notNull(),
  at: instant().notNull(),
  merged: jsonb().$type<Merged>().notNull(),
});

/** What was written into tickets; the first message of each opened it. */
export const ticketMessages = pgTable(
  'ticket_message',
  {
    /** A random UUID. */
    id: text().primaryKey(),
    ticketId: text()
      .notNull()
      .references(() => tickets.id),
    /** Its place in the conversation, from 1. */
    number: integer().notNull(),
    /** Who wrote it: the member, or the one of the staff whose wallet members never see. */
    author: address().notNull(),
    isAdmin: boolean().notNull(),
    /** As it was typed. */
    message: text().notNull(),
    /** Paths of files, not signed. */
    attachments: text().array().notNull(),
    /** Whether the other side has read it. */
    read: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [unique().on(table.ticketId, table.number)],
);

/** What the staff write to each other on a ticket; members never see it. */
export const ticketNotes = pgTable(
  'ticket_note',
  {
    /** A random UUID. */
    id: text().primaryKey(),
    ticketId: text()
      .notNull()
      .references(() => tickets.id),
    author: address().notNull(),
    /** As it was typed. */
    message: text().notNull(),
    /** Paths of files, not signed. */
    attachments: text().array().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.ticketId, table.createdAt)],
);

/** Who of the staff is mentioned in a note. */
export const noteMentions = pgTable(
  'note_mention',
  {
    noteId: text()
      .notNull()
      .references(() => ticketNotes.id, { onDelete: 'cascade' }),
    wallet: address().notNull(),
    /** The name that the note has after the @. */
    name: text().notNull(),
    /** When they opened the ticket; null until then. */
    seenAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.noteId, table.wallet] }), index().on(table.wallet, table.noteId)],
);

/** Which tickets the staff linked by hand: each link stands here twice, once from either side. */
export const ticketLinks = pgTable(
  'ticket_link',
  {
    ticketId: text()
      .notNull()
      .references(() => tickets.id),
    otherId: text()
      .notNull()
      .references(() => tickets.id),
    /** Who of the staff linked them. */
    linkedBy: address().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ticketId, table.otherId] }), index().on(table.otherId)],
);

const words = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The words of a ticket's subject, messages and notes in one place, so that a search looks once at each ticket.
 * Triggers of the database keep them, whatever release writes.
 */
export const ticketTexts = pgTable(
  'ticket_text',
  {
    ticketId: text()
      .primaryKey()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    words: words().notNull(),
  },
  (table) => [index().using('gin', table.words)],
);

/** What was made under a caller's idempotency keys of the last day. */
export const idempotencyKeys = pgTable(
  'idempotency',
  {
    wallet: address().notNull(),
    call: text().$type<RouteName>().notNull(),
    key: text().notNull(),
    /** SHA-256 of the target and the body that the key was used for; null for one of before it was kept. */
    fingerprint: text(),
    /** The ID of what was made. */
    made: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.wallet, table.call, table.key] }), index().on(table.at)],
);

/** What the help centre offered for a ticket before it was sent; tickets that were offered nothing have no row. */
export const ticketHelp = pgTable('ticket_help', {
  ticketId: text()
    .primaryKey()
    .references(() => tickets.id),
  /** Names of articles. */
  offered: text().array().notNull(),
  opened: text().array().notNull(),
});
