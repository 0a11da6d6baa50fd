import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, serial, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { address, instant } from '../../platform/db/columns.ts';

/** The messages that wait to be signed, up to five under one browser. */
export const signinMessages = pgTable(
  'signin_message',
  {
    id: serial().primaryKey(),
    /** SHA-256 of the browser's cookie. */
    browser: text().notNull(),
    message: text().notNull(),
    /** The one wallet that may sign; any when null. */
    wallet: address(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.browser), index().on(table.expiresAt)],
);

/** Open sessions. The token itself is never stored. */
export const sessions = pgTable(
  'session',
  {
    /** SHA-256 of the token. */
    token: text().primaryKey(),
    /** Names the session to its member; opens nothing. */
    id: uuid().notNull().unique().defaultRandom(),
    wallet: address().notNull(),
    /** The origin that the signed message named; null where a release before opened it. */
    site: text(),
    /** The browser as it names itself; `''` when it does not. */
    userAgent: text().notNull().default(''),
    createdAt: instant().notNull(),
    /** To the minute: a write for each call would cost more than it tells. */
    lastUsedAt: instant().notNull().default(sql`now()`),
    /** Moves on with use, never past the end. */
    expiresAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [index().on(table.wallet), index().on(table.expiresAt)],
);

/**
 * How often a wallet or an address has tried to sign in, as rate-limiter-flexible counts it: one count for all
 * servers on this database. The embedded one has a single server, which counts in its memory.
 */
export const signInAttempts = pgTable('sign_in_attempt', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** When it is forgotten, in milliseconds. */
  expire: bigint({ mode: 'number' }),
});
