import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { address, instant } from '../../platform/db/columns.ts';

/**
 * The newest signature of each member, by which others' purchases can record them under their
 * sponsor.
 */
export const enrolments = pgTable(
  'enrolment',
  {
    wallet: address().primaryKey(),
    sponsor: address().notNull(),
    /** Expiry, seconds since 1970. */
    deadline: bigint({ mode: 'bigint' }).notNull(),
    signature: text().$type<`0x${string}`>().notNull(),
    /** Time of the reminder before expiry; null before. */
    remindedAt: instant(),
    /** Time of the last check with the registry. */
    checkedAt: instant().notNull().defaultNow(),
    /**
     * Time since when the registry refuses the signature, since a smart wallet can revoke it; null
     * while valid.
     */
    lapsedAt: instant(),
  },
  // The signatures checked longest ago are read each minute.
  (table) => [index().on(table.checkedAt)],
);

/**
 * Requests for a signature, with the time of the last: a member can request another's signature
 * once a day.
 */
export const enrolmentQuestions = pgTable(
  'place_question',
  {
    asker: address().notNull(),
    wallet: address().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.asker, table.wallet] })],
);
