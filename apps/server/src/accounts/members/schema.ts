import { byProfileText } from '@upline/domain';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { address, blockNumber, byteText, instant } from '../../platform/db/columns.ts';

/** The members, one wallet each. Only `sponsor` depends on the chain. */
export const members = pgTable(
  'member',
  {
    /** Order of registration. */
    number: serial().primaryKey(),
    id: text().notNull().unique(),
    wallet: address().notNull().unique(),
    ...byProfileText(() => text().notNull().default('')),
    photo: text().notNull().default(''),
    /** The sponsor named at registration; never changes. */
    namedSponsor: address(),
    /** The sponsor bound on chain, otherwise the named one. */
    sponsor: address(),
    registeredAt: instant().notNull(),
    /**
     * The ledger's block at registration: members are notified of operators' acts in later blocks.
     */
    registeredBlock: blockNumber().notNull().default(sql`0`),
  },
  // Plain columns: `.desc()` would mean NULLS LAST, which cannot serve `order by number desc`.
  (table) => [
    index().on(table.sponsor, table.number),
    // Counts and sorts the matches of a search by an index-only scan.
    index().on(table.sponsor, table.wallet, table.number),
    // Finds the registrations above the fork of a reorg.
    index().on(table.registeredBlock),
    // Support searches by the start of an ID.
    index('member_id_start').on(sql`(${table.id} collate "C")`),
  ],
);

/** The versions of the terms that each member has accepted; rows are never deleted. */
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
 * Number of direct referrals per wallet, member or not; no row means 0. Triggers on `member` update
 * it with each statement; write to it nowhere else.
 */
export const directCounts = pgTable('direct_count', {
  sponsor: address().primaryKey(),
  count: integer().notNull(),
});

/** Search keys of members' names (`nameKeys`), written by `saveNameKeys`. */
export const nameStarts = pgTable(
  'name_start',
  {
    wallet: address().notNull(),
    key: byteText().notNull(),
  },
  (table) => [primaryKey({ columns: [table.wallet, table.key] }), index().on(table.key, table.wallet)],
);
