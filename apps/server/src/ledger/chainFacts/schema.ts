import type { EntryKind, NotificationData, Position } from '@upline/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { address, blockNumber, instant, units } from '../../platform/db/columns.ts';

// `forgetLedger` empties every table of this file before the chain is read from the beginning.

/** The ledger's progress: one row, updated in the transaction that writes the facts. */
export const checkpoints = pgTable('checkpoint', {
  id: smallint().primaryKey(),
  /** The chain and the deployment of the ledger. */
  genesis: text().notNull(),
  registry: address().notNull(),
  number: blockNumber().notNull(),
  hash: text().notNull(),
  /** Time of that block. */
  at: instant().notNull(),
  /** The highest final block; entries above it are provisional. */
  finalized: blockNumber().notNull(),
  /** Version of the rules that derived the facts; other rules read the chain again. */
  rules: integer().notNull(),
});

/**
 * Hashes of blocks, which reveal a replaced chain: the blocks with logs and the last of each range.
 * Blocks far below the final one are deleted.
 */
export const blocks = pgTable('block', {
  number: blockNumber().primaryKey(),
  hash: text().notNull(),
  time: instant().notNull(),
  /** SHA-1 of the block's logs as read (`readLogs`); `''` without logs. */
  told: text().notNull().default(''),
});

/** Every wallet bound by the registry, with or without a member. */
export const wallets = pgTable(
  'wallet',
  {
    wallet: address().primaryKey(),
    /** Null only for the root. */
    sponsor: address(),
    block: blockNumber().notNull(),
  },
  (table) => [index().on(table.block)],
);

/** The pools in the registry, with figures derived from their events. */
export const pools = pgTable('pool', {
  pool: address().primaryKey(),
  position: smallint().$type<Position>().notNull(),
  bit: smallint().notNull(),
  addedBlock: blockNumber().notNull(),
  startedBlock: blockNumber(),
  /** End of the pause of purchases; null or a past time without a pause. */
  pausedUntil: instant(),
  retiredBlock: blockNumber(),
  /** Number of seats. */
  places: integer().notNull(),
  /** Earnings of one share of a global pool, and the remainder that was too small to divide. */
  acc: units().notNull(),
  carry: units().notNull(),
  /**
   * Number of purchases that increased `acc`: an amount too small for all shares increases `carry`
   * alone.
   */
  payouts: integer().notNull().default(0),
  /** Sum of `acc` at each join: all shares together have earned `places × acc − debts`. */
  debts: units().notNull(),
  /** Sum of all fees. */
  paidIn: units().notNull(),
  /** Sum of all credits to referrers and uplines. */
  credited: units().notNull(),
  /** Sum of all claims by members. */
  claimed: units().notNull(),
  /** Total earned by the product fund or the royalty fund, and total claimed by its receivers. */
  fundEarned: units().notNull(),
  fundClaimed: units().notNull(),
  /** Time of the newest join. */
  lastAt: instant(),
});

/** The members of each pool, by the chain. */
export const places = pgTable(
  'place',
  {
    pool: address().notNull(),
    wallet: address().notNull(),
    /** Order of joining, from 1. */
    index: integer().notNull(),
    /** The matrix parent; null in global pools and at the root. */
    upline: address(),
    /** Fee paid; 0 for platform seats. */
    fee: units().notNull(),
    /** Product part of the fee; 0 in global pools and for platform seats. */
    product: units().notNull(),
    /**
     * Income of the operator's fund: product and missing generations, or royalty; 0 for platform
     * seats.
     */
    fund: units().notNull(),
    /** The pool's figures just after this join, restored by a rollback. */
    acc: units().notNull(),
    carry: units().notNull(),
    payouts: integer().notNull().default(0),
    block: blockNumber().notNull(),
    logIndex: integer().notNull(),
    transaction: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pool, table.wallet] }),
    uniqueIndex().on(table.pool, table.index),
    index().on(table.pool, table.upline, table.index),
    index().on(table.pool, table.block, table.index),
  ],
);

/** Ledger lines of all wallets: append-only facts, each identified by block, log and leg. */
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
    /** Time of the block. */
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.block, table.logIndex, table.leg] }),
    index().on(table.wallet, table.block, table.logIndex, table.leg),
  ],
);

/** Claims by the receivers of the operator's funds, stored so that a rollback can subtract them. */
export const fundClaims = pgTable(
  'fund_claim',
  {
    block: blockNumber().notNull(),
    logIndex: integer().notNull(),
    pool: address().notNull(),
    receiver: address().notNull(),
    amount: units().notNull(),
  },
  (table) => [primaryKey({ columns: [table.block, table.logIndex] })],
);

/** Each pool's pauses of purchases; the newest applies. */
export const pauses = pgTable(
  'pause',
  {
    pool: address().notNull(),
    block: blockNumber().notNull(),
    logIndex: integer().notNull(),
    until: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pool, table.block, table.logIndex] })],
);

/** Each pool's terms, including the first where the node knew them; the newest apply. */
export const appliedTerms = pgTable(
  'applied_terms',
  {
    pool: address().notNull(),
    block: blockNumber().notNull(),
    logIndex: integer().notNull(),
    fee: units().notNull(),
    /** The shares of a fee, hundredths of a percent. */
    referral: integer().notNull(),
    network: integer().notNull(),
    operator: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pool, table.block, table.logIndex] })],
);

/**
 * Operators' acts of which members are notified. A rollback deletes them with their notifications.
 */
export const operatorActs = pgTable(
  'operator_act',
  {
    block: blockNumber().notNull(),
    logIndex: integer().notNull(),
    at: instant().notNull(),
    /**
     * Transaction hash; `''` in rows older than this column. The columns below have defaults for
     * the same reason.
     */
    transaction: text().notNull().default(''),
    /** Data of the members' notification, with the operator's reason. */
    facts: jsonb().$type<NotificationData>(),
    /** Number of members notified. */
    members: integer().notNull().default(0),
    /** True once the members were notified, after the block became final. */
    isTold: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.block, table.logIndex] }),
    index().on(table.transaction),
    index().on(table.block).where(sql`not "is_told"`),
  ],
);

/** Sums of `entry` by wallet and pool, updated with every line written or rolled back. */
export const totals = pgTable(
  'total',
  {
    wallet: address().notNull(),
    pool: address().notNull(),
    referral: units().notNull(),
    level: units().notNull(),
    lost: units().notNull(),
    claimed: units().notNull(),
    /** Time of the newest line in a sum; null without lines. */
    lastAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.wallet, table.pool] })],
);
