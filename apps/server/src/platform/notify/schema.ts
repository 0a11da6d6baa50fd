import { randomUUIDv7 } from 'node:crypto';
import type { NoticeData, NoticeKind, Position } from '@upline/domain';
import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { address, blockNumber, byteText, instant } from '../db/columns.ts';

/** What wallets were told, members or not: newcomers find what the chain did to them before. */
export const notifications = pgTable(
  'notification',
  {
    /** Tells nothing of how many there are. Ordered by time, so that thousands are cheap to write. */
    id: byteText()
      .primaryKey()
      .$defaultFn(() => randomUUIDv7()),
    /** The order of writing. */
    number: bigserial({ mode: 'number' }).notNull(),
    wallet: address().notNull(),
    kind: text().$type<NoticeKind>().notNull(),
    message: text().notNull(),
    /** What the message is made of; null for what was told before these were kept. */
    facts: jsonb().$type<NoticeData>(),
    position: smallint().$type<Position>(),
    /** The ticket that it is about, `''` for none. */
    ticketId: text().notNull().default(''),
    /** The transaction that it is about, `''` for none. */
    transaction: text().notNull().default(''),
    isRead: boolean().notNull().default(false),
    /** A whole second, as blocks have them: within one, the order of writing decides. */
    at: instant().notNull(),
    /** The block that it goes with when that is replaced; null for what is no fact of the chain. */
    block: blockNumber(),
  },
  (table) => [
    index().on(table.wallet, table.at, table.number),
    // What was kept for long enough is found without reading all that is kept.
    index().on(table.at),
  ],
);

/**
 * What was read of what the chain told, while that is taken back: a ledger that is read again tells the same, and
 * nothing that was read comes as new.
 */
export const readNotices = pgTable(
  'read_notice',
  {
    wallet: address().notNull(),
    transaction: text().notNull(),
    kind: text().$type<NoticeKind>().notNull(),
    position: smallint().$type<Position>(),
    /** The block that told it: once that is final again, what did not come again does not come any more. */
    block: blockNumber().notNull().default(sql`0`),
  },
  (table) => [index().on(table.transaction, table.wallet), index().on(table.block)],
);
