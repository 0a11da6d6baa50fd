import { randomUUIDv7 } from 'node:crypto';
import type { NotificationData, NotificationKind, Position } from '@upline/domain';
import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { address, blockNumber, byteText, instant } from '../db/columns.ts';

/**
 * Notifications by wallet, with or without a member: new members find the earlier events of their
 * wallet.
 */
export const notifications = pgTable(
  'notification',
  {
    /** A UUIDv7: reveals no count, and its order by time makes bulk inserts cheap. */
    id: byteText()
      .primaryKey()
      .$defaultFn(() => randomUUIDv7()),
    /** Order of writing. */
    number: bigserial({ mode: 'number' }).notNull(),
    wallet: address().notNull(),
    kind: text().$type<NotificationKind>().notNull(),
    message: text().notNull(),
    /** Data of the message; null in rows older than this column. */
    facts: jsonb().$type<NotificationData>(),
    position: smallint().$type<Position>(),
    /** The ticket concerned; `''` for none. */
    ticketId: text().notNull().default(''),
    /** The transaction concerned; `''` for none. */
    transaction: text().notNull().default(''),
    isRead: boolean().notNull().default(false),
    /** In whole seconds, like block times; `number` orders within a second. */
    at: instant().notNull(),
    /**
     * The block whose replacement deletes the notification; null if it does not concern the chain.
     */
    block: blockNumber(),
  },
  (table) => [
    index().on(table.wallet, table.at, table.number),
    // Finds notifications past their retention without a full scan.
    index().on(table.at),
  ],
);

/**
 * Notifications that were read before a rollback deleted them: when the chain is read again, they
 * are restored as read.
 */
export const readNotifications = pgTable(
  'read_notice',
  {
    wallet: address().notNull(),
    transaction: text().notNull(),
    kind: text().$type<NotificationKind>().notNull(),
    position: smallint().$type<Position>(),
    /**
     * The block of the notification; once it is final, notifications that did not return are
     * deleted for good.
     */
    block: blockNumber().notNull().default(sql`0`),
  },
  (table) => [index().on(table.transaction, table.wallet), index().on(table.block)],
);
