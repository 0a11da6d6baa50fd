import { randomUUIDv7 } from 'node:crypto';
import type { ActValues, OperatorAct, SendMethod } from '@upline/domain';
import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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

/** Acts saved as a file for signers and not given up. The chain alone shows whether one was executed. */
export const waitingActs = pgTable('waiting_act', {
  id: byteText()
    .primaryKey()
    .$defaultFn(() => randomUUIDv7()),
  /** Short hash of chain, sender and calls: saving the same file again replaces the row. */
  fingerprint: byteText().notNull().unique(),
  act: text().$type<OperatorAct>().notNull(),
  /** The values of the act's form. */
  values: jsonb().$type<ActValues>().notNull(),
  actor: address().notNull(),
  /** The Safe's nonce for which hashes were shown; null if no Safe signs. */
  nonce: bigint({ mode: 'bigint' }),
  calls: jsonb().$type<readonly { contract: `0x${string}`; data: `0x${string}` }[]>().notNull(),
  staff: address().notNull(),
  at: instant().notNull(),
});
