import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { address, instant } from '../../platform/db/columns.ts';

/** The signatures by which others' purchases can record members under their sponsors: one each, the newest. */
export const enrolments = pgTable(
  'enrolment',
  {
    wallet: address().primaryKey(),
    /** Whom the signature names. */
    sponsor: address().notNull(),
    /** Until when it holds, seconds. */
    deadline: bigint({ mode: 'bigint' }).notNull(),
    signature: text().$type<`0x${string}`>().notNull(),
    /** When the member was told that it ends soon; null before. */
    remindedAt: instant(),
    /** When the registry was asked last whether it would take it. */
    checkedAt: instant().notNull().defaultNow(),
    /** Since when the registry refuses it, as a smart wallet can take its word back; null while it holds. */
    lapsedAt: instant(),
  },
  // Each minute those come first that were looked at longest ago.
  (table) => [index().on(table.checkedAt)],
);

/** Who waits for whose signature, and when they last asked: nobody is asked by the same member twice a day. */
export const placeQuestions = pgTable(
  'place_question',
  {
    asker: address().notNull(),
    wallet: address().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.asker, table.wallet] })],
);
