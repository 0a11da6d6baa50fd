import { byProfileText } from '@upline/domain';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { address, blockNumber, byteText, instant } from '../../platform/db/columns.ts';

/** Who registered: one wallet each. Nothing here hangs on what the chain says, except `sponsor`. */
export const members = pgTable(
  'member',
  {
    /** The order of registration. */
    number: serial().primaryKey(),
    id: text().notNull().unique(),
    wallet: address().notNull().unique(),
    ...byProfileText(() => text().notNull().default('')),
    photo: text().notNull().default(''),
    /** Whom the member named; never changes. */
    namedSponsor: address(),
    /** Who stands above them: the binding on chain if there is one, else whom they named. */
    sponsor: address(),
    registeredAt: instant().notNull(),
    /** The block that the ledger had reached: what operators do later is told them. */
    registeredBlock: blockNumber().notNull().default(sql`0`),
  },
  // Plain columns: `.desc()` would mean NULLS LAST, which cannot serve `order by number desc`.
  (table) => [
    index().on(table.sponsor, table.number),
    // A search is counted and put in order from this index alone.
    index().on(table.sponsor, table.wallet, table.number),
    // A reorg sets back those who registered above its fork.
    index().on(table.registeredBlock),
    // Support searches by how an ID begins.
    index('member_id_start').on(sql`(${table.id} collate "C")`),
  ],
);

/** Which versions of the terms each member has accepted, and when. Nothing is taken back. */
export const acceptedTerms = pgTable(
  'accepted_terms',
  {
    wallet: address().notNull(),
    version: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.wallet, table.version] })],
);

/**
 * How many members stand directly under a wallet, be it a member or not; no row counts as none. Triggers on
 * `member` keep it in each statement that changes the table: nothing else may write here.
 */
export const directCounts = pgTable('direct_count', {
  sponsor: address().primaryKey(),
  count: integer().notNull(),
});

/** The keys under which members are found by name (`nameKeys`). `keepNameKeys` keeps them. */
export const nameStarts = pgTable(
  'name_start',
  {
    wallet: address().notNull(),
    key: byteText().notNull(),
  },
  (table) => [primaryKey({ columns: [table.wallet, table.key] }), index().on(table.key, table.wallet)],
);
