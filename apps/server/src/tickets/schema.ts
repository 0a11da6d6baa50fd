import type { RouteName } from '@upline/api';
import type { TicketStatus } from '@upline/domain';
import { bigserial, boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { address, instant } from '../db/columns.ts';

/** What members ask support. */
export const tickets = pgTable(
  'ticket',
  {
    /** A random UUID: nobody guesses another's. */
    id: text().primaryKey(),
    wallet: address().notNull(),
    /** As it was typed. */
    subject: text().notNull(),
    status: text().$type<TicketStatus>().notNull(),
    messageCount: integer().notNull().default(0),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** The order of the latest changes: two may fall into one millisecond. */
    change: bigserial({ mode: 'number' }).notNull(),
  },
  (table) => [
    index().on(table.wallet, table.change),
    index().on(table.wallet, table.status, table.change),
    index().on(table.change),
    index().on(table.status, table.change),
  ],
);

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
