import { randomUUIDv7 } from 'node:crypto';
import type { ActWay, OperatorAct } from '@upline/domain';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { address, blockNumber, byteText, instant } from '../../platform/db/columns.ts';

/** Reasons that operators give members for their acts. */
export const reasons = pgTable('act_reason', {
  id: byteText()
    .primaryKey()
    .$defaultFn(() => randomUUIDv7()),
  act: text().$type<OperatorAct>().notNull(),
  reason: text().notNull(),
  staff: address().notNull(),
  at: instant().notNull(),
  /** How far the ledger had read: the act comes later. */
  afterBlock: blockNumber().notNull(),
});

/** The calls that a reason was written for: one that was told keeps its transaction, for a chain that is read again. */
export const reasonCalls = pgTable(
  'act_reason_call',
  {
    reasonId: byteText()
      .notNull()
      .references(() => reasons.id, { onDelete: 'cascade' }),
    contract: address().notNull(),
    /** Of chain, contract and data. */
    callHash: byteText().notNull(),
    /** `''` until it was told. */
    transaction: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.reasonId, table.contract, table.callHash] }),
    index().on(table.callHash),
  ],
);

/** The calls of acts that left the desk: what the chain shows beside them came another way. */
export const sentCalls = pgTable('sent_call', {
  id: byteText()
    .primaryKey()
    .$defaultFn(() => randomUUIDv7()),
  /** The same for all calls of an act. */
  sending: byteText().notNull(),
  act: text().$type<OperatorAct>().notNull(),
  way: text().$type<ActWay>().notNull(),
  staff: address().notNull(),
  at: instant().notNull(),
  contract: address().notNull(),
  callHash: byteText().notNull(),
});
