import type { EntryKind, Position } from '@upline/domain';
import { index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { address, blockNumber, instant, units } from '../db/columns.ts';

/** How far the ledger has read: one row, moved in the transaction that writes the facts. */
export const checkpoints = pgTable('checkpoint', {
  id: smallint().primaryKey(),
  /** The chain and the deployment that the ledger belongs to. */
  genesis: text().notNull(),
  registry: address().notNull(),
  number: blockNumber().notNull(),
  hash: text().notNull(),
  /** The highest block that can no longer be replaced; entries above it are provisional. */
  finalized: blockNumber().notNull(),
});

/** Blocks whose hashes tell a replaced chain from the one that was read: all with logs, and each range's end. */
export const blocks = pgTable('block', {
  number: blockNumber().primaryKey(),
  hash: text().notNull(),
  time: instant().notNull(),
});

/** Every wallet that the registry has bound, registered as a member or not. */
export const wallets = pgTable(
  'wallet',
  {
    wallet: address().primaryKey(),
    /** Null for the root alone. */
    sponsor: address(),
    block: blockNumber().notNull(),
  },
  (table) => [index().on(table.block)],
);

/** The pools that the registry lists, with the figures that follow from their purchases. */
export const pools = pgTable('pool', {
  pool: address().primaryKey(),
  position: smallint().$type<Position>().notNull(),
  bit: smallint().notNull(),
  addedBlock: blockNumber().notNull(),
  startedBlock: blockNumber(),
  /** How many have a place. */
  places: integer().notNull(),
  /** What one share of a global pool has earned so far, and what could not be divided yet. */
  acc: units().notNull(),
  carry: units().notNull(),
  /** The block of the newest place. */
  lastBlock: blockNumber(),
});

/** Who has a place in a pool: a fact of the chain. */
export const places = pgTable(
  'place',
  {
    pool: address().notNull(),
    wallet: address().notNull(),
    /** The place in the order of joining, from 1. */
    index: integer().notNull(),
    /** The matrix parent; null in global pools and at the root. */
    upline: address(),
    /** The fee's product cut; 0 in global pools and for seats. */
    product: units().notNull(),
    /** The pool's figures just after this join: rolling back restores them. */
    acc: units().notNull(),
    carry: units().notNull(),
    block: blockNumber().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pool, table.wallet] }),
    uniqueIndex().on(table.pool, table.index),
    index().on(table.pool, table.upline, table.index),
    index().on(table.wallet),
    index().on(table.block),
  ],
);

/** The lines of all ledgers: append-only facts, each named by block, log and leg. */
export const entries = pgTable(
  'entry',
  {
    block: blockNumber().notNull(),
    logIndex: integer().notNull(),
    leg: smallint().notNull(),
    kind: text().$type<EntryKind>().notNull(),
    wallet: address().notNull(),
    from: address().notNull(),
    pool: address().notNull(),
    amount: units().notNull(),
    receiver: address(),
    transaction: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.block, table.logIndex, table.leg] }),
    index().on(table.wallet, table.pool, table.block),
  ],
);

/** Sums of `entry` by wallet and pool, moved with every line that is written or rolled back. */
export const totals = pgTable(
  'total',
  {
    wallet: address().notNull(),
    pool: address().notNull(),
    referral: units().notNull(),
    level: units().notNull(),
    lost: units().notNull(),
    claimed: units().notNull(),
  },
  (table) => [primaryKey({ columns: [table.wallet, table.pool] })],
);
