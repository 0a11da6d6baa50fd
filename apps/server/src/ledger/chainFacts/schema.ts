import type { EntryKind, NoticeData, Position } from '@upline/domain';
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

// Every table here is forgotten when the chain is read from the beginning (`forgetLedger`).

/** How far the ledger has read: one row, moved in the transaction that writes the facts. */
export const checkpoints = pgTable('checkpoint', {
  id: smallint().primaryKey(),
  /** The chain and the deployment that the ledger belongs to. */
  genesis: text().notNull(),
  registry: address().notNull(),
  number: blockNumber().notNull(),
  hash: text().notNull(),
  /** The time of that block. */
  at: instant().notNull(),
  /** The highest block that can no longer be replaced; entries above it are provisional. */
  finalized: blockNumber().notNull(),
  /** The rules by which the facts were derived: other ones read the chain again. */
  rules: integer().notNull(),
});

/**
 * Blocks whose hashes tell a replaced chain from the one that was read: those with logs and each range's end.
 * What lies well below the final block is forgotten again.
 */
export const blocks = pgTable('block', {
  number: blockNumber().primaryKey(),
  hash: text().notNull(),
  time: instant().notNull(),
  /** Names all that the block told, as it was read; `''` where it told nothing. */
  told: text().notNull().default(''),
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

/** The pools that the registry lists, with the figures that follow from their events. */
export const pools = pgTable('pool', {
  pool: address().primaryKey(),
  position: smallint().$type<Position>().notNull(),
  bit: smallint().notNull(),
  addedBlock: blockNumber().notNull(),
  startedBlock: blockNumber(),
  /** When purchases go on that rest; a time that has come when they do not. */
  pausedUntil: instant(),
  retiredBlock: blockNumber(),
  /** How many have a place. */
  places: integer().notNull(),
  /** What one share of a global pool has earned so far, and what could not be divided yet. */
  acc: units().notNull(),
  carry: units().notNull(),
  /** How many purchases have moved `acc`: what is too little for every share moves `carry` alone. */
  payouts: integer().notNull().default(0),
  /** The sum of what `acc` was when each place was taken: `places × acc − debts` is what all shares have earned. */
  debts: units().notNull(),
  /** All fees. */
  paidIn: units().notNull(),
  /** All that referrals and uplines were credited. */
  credited: units().notNull(),
  /** All that members have claimed. */
  claimed: units().notNull(),
  /** What the product fund or the royalty fund has earned, and what its receivers have taken. */
  fundEarned: units().notNull(),
  fundClaimed: units().notNull(),
  /** The time of the newest place. */
  lastAt: instant(),
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
    /** What was paid for it; 0 for seats. */
    fee: units().notNull(),
    /** The fee's product cut; 0 in global pools and for seats. */
    product: units().notNull(),
    /** What the operator's fund got: product and missing generations, or royalty; 0 for seats. */
    fund: units().notNull(),
    /** The pool's figures just after this join: rolling back restores them. */
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
    /** The time of the block. */
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.block, table.logIndex, table.leg] }),
    index().on(table.wallet, table.block, table.logIndex, table.leg),
  ],
);

/** What the receivers of the operator's funds have taken: kept so that it can be taken back. */
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

/** Every word of a pool on when purchases go on: the newest holds. */
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

/** Every pool's terms, the first ones too where they were read: the newest hold. */
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

/** Every act of a role that all members are told of: what was told goes with it when its block is replaced. */
export const operatorActs = pgTable(
  'operator_act',
  {
    block: blockNumber().notNull(),
    logIndex: integer().notNull(),
    at: instant().notNull(),
    /** The transaction; `''` for what was read before these were kept, as it is of what follows. */
    transaction: text().notNull().default(''),
    /** What members are told, with the operator's reason. */
    facts: jsonb().$type<NoticeData>(),
    /** How many members were told. */
    members: integer().notNull().default(0),
    /** Whether they were: once its block is final. */
    isTold: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.block, table.logIndex] }),
    index().on(table.transaction),
    index().on(table.block).where(sql`not "is_told"`),
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
    /** The time of the newest line that is in a sum; null once there is none. */
    lastAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.wallet, table.pool] })],
);
