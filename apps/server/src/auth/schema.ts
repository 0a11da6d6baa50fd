import { index, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { address, instant } from '../db/columns.ts';

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
    wallet: address().notNull(),
    createdAt: instant().notNull(),
    /** Moves on with use, never past the end. */
    expiresAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [index().on(table.wallet), index().on(table.expiresAt)],
);
