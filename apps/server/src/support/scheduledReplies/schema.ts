import type { MessageId, TicketId } from '@upline/api';
import type { AfterReply } from '@upline/domain';
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { address, instant } from '../../platform/db/columns.ts';
import { tickets } from '../tickets/schema.ts';

/** Scheduled replies of staff. Sending converts a row to a message in one transaction. */
export const scheduledReplies = pgTable(
  'held_reply',
  {
    /** A random UUID, and the ID of the later message. */
    id: text().$type<MessageId>().primaryKey(),
    ticketId: text()
      .$type<TicketId>()
      .notNull()
      .references(() => tickets.id),
    author: address().notNull(),
    /** Text as typed. */
    message: text().notNull(),
    /** Unsigned paths of files. */
    attachments: text().array().notNull(),
    /** Status of the ticket after sending. */
    after: text().$type<AfterReply>().notNull(),
    createdAt: instant().notNull(),
    sendAt: instant().notNull(),
    /** True if its author was no longer in support when it fell due. */
    isStopped: boolean().notNull().default(false),
  },
  (table) => [index().on(table.ticketId, table.sendAt), index().on(table.sendAt)],
);

/** Staff's drafts of replies. */
export const replyDrafts = pgTable(
  'reply_draft',
  {
    ticketId: text()
      .$type<TicketId>()
      .notNull()
      .references(() => tickets.id),
    author: address().notNull(),
    /** Text as typed. */
    message: text().notNull(),
    /** Time of the last change. */
    startedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ticketId, table.author] })],
);
