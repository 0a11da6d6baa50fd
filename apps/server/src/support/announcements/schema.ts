import { randomUUIDv7 } from 'node:crypto';
import type { OperatorAct, SendMethod } from '@upline/domain';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { address, blockNumber, byteText, instant } from '../../platform/db/columns.ts';

/** Operators' reasons for their acts, shown to members. */
export const reasons = pgTable('act_reason', {
  id: byteText()
    .primaryKey()
    .$defaultFn(() => randomUUIDv7()),
  act: text().$type<OperatorAct>().notNull(),
  reason: text().notNull(),
  staff: address().notNull(),
  at: instant().notNull(),
  /** The ledger's block when the reason was written; the act comes later. */
  afterBlock: blockNumber().notNull(),
});

/**
 * The calls that a reason was written for. Once used, a row stores its transaction, in case the
 * chain is read again.
 */
export const reasonCalls = pgTable(
  'act_reason_call',
  {
    reasonId: byteText()
      .notNull()
      .references(() => reasons.id, { onDelete: 'cascade' }),
    contract: address().notNull(),
    /** Hash of chain, contract and data. */
    callHash: byteText().notNull(),
    /** `''` until the reason was used. */
    transaction: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.reasonId, table.contract, table.callHash] }),
    index().on(table.callHash),
  ],
);

/** Calls sent through the staff app; other calls on chain were sent by other means. */
export const sentCalls = pgTable('sent_call', {
  id: byteText()
    .primaryKey()
    .$defaultFn(() => randomUUIDv7()),
  /** Shared by all calls of an act. */
  sending: byteText().notNull(),
  act: text().$type<OperatorAct>().notNull(),
  way: text().$type<SendMethod>().notNull(),
  staff: address().notNull(),
  at: instant().notNull(),
  contract: address().notNull(),
  callHash: byteText().notNull(),
});
