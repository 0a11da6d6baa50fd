import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, serial, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { address, instant } from '../../platform/db/columns.ts';

/** Messages to sign, up to five per browser. */
export const signinMessages = pgTable(
  'signin_message',
  {
    id: serial().primaryKey(),
    /** SHA-256 of the browser's cookie. */
    browser: text().notNull(),
    message: text().notNull(),
    /** The only wallet that may sign; any wallet if null. */
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
    /** Public ID, shown to the member; useless as a credential. */
    id: uuid().notNull().unique().defaultRandom(),
    wallet: address().notNull(),
    /** The origin in the signed message; null for sessions of an earlier release. */
    site: text(),
    /** User agent of the browser; `''` if it sends none. */
    userAgent: text().notNull().default(''),
    createdAt: instant().notNull(),
    /** Precise to a minute, which saves a write per call. */
    lastUsedAt: instant().notNull().default(sql`now()`),
    /** Extended with use, up to `endsAt`. */
    expiresAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [index().on(table.wallet), index().on(table.expiresAt)],
);

/**
 * Attempts to sign in per wallet and address, in the format of rate-limiter-flexible: all servers
 * on this database share one count. The embedded database has a single server, which counts in its
 * memory.
 */
export const signInAttempts = pgTable('sign_in_attempt', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** Expiry, milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
});
