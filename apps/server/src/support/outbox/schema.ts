import type { AfterReply } from '@upline/domain';
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { address, instant } from '../../platform/db/columns.ts';
import { tickets } from '../tickets/schema.ts';

/** Replies of the staff that have not left yet. One that leaves becomes a message, in one transaction. */
export const heldReplies = pgTable(
  'held_reply',
  {
    /** A random UUID, and the ID that the message will have. */
    id: text().primaryKey(),
    ticketId: text()
      .notNull()
      .references(() => tickets.id),
    author: address().notNull(),
    /** As it was typed. */
    message: text().notNull(),
    /** Paths of files, not signed. */
    attachments: text().array().notNull(),
    /** What the ticket is set to. */
    after: text().$type<AfterReply>().notNull(),
    createdAt: instant().notNull(),
    sendAt: instant().notNull(),
    /** It fell due when its author did not answer members any more. */
    isStopped: boolean().notNull().default(false),
  },
  (table) => [index().on(table.ticketId, table.sendAt), index().on(table.sendAt)],
);

/** What one of the staff has begun to write to a member. */
export const replyDrafts = pgTable(
  'reply_draft',
  {
    ticketId: text()
      .notNull()
      .references(() => tickets.id),
    author: address().notNull(),
    /** As it was typed. */
    message: text().notNull(),
    /** When they last wrote on it. */
    startedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ticketId, table.author] })],
);
