import { index, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { address, instant } from '../db/columns.ts';

/** Who registered: one wallet each. Nothing here hangs on what the chain says, except `sponsor`. */
export const members = pgTable(
  'member',
  {
    /** The order of registration. */
    number: serial().primaryKey(),
    id: text().notNull().unique(),
    wallet: address().notNull().unique(),
    name: text().notNull().default(''),
    photo: text().notNull().default(''),
    /** Whom the member named; never changes. */
    namedSponsor: address(),
    /** Who stands above him: the binding on chain if there is one, else whom he named. */
    sponsor: address(),
    termsVersion: text(),
    registeredAt: instant().notNull(),
  },
  // Plain columns: `.desc()` would mean NULLS LAST, which cannot serve `order by number desc`.
  (table) => [index().on(table.sponsor, table.number), index().on(table.sponsor, table.wallet)],
);
