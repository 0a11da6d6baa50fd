import type { ReplyData } from '@upline/api/contract';
import { type OutcomeSource, readOutcome, type TransactionOutcome } from '@upline/chain';
import {
  fromDecimal,
  maximumTags,
  openStatuses,
  type StatusLine,
  statusTag,
  type TransactionStatus,
  toDecimal,
  transactionStatusOf,
} from '@upline/domain';
import { and, desc, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { type Address, getAddress, type Hash } from 'viem';
import type { ChainContext } from '../../ledger/chain/chainContext.ts';
import { inTime } from '../../ledger/chain/inTime.ts';
import { entries, pools } from '../../ledger/chainFacts/schema.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { publishToStaff } from './conversation.ts';
import { tickets } from './schema.ts';
import type { Ticket } from './ticketLocks.ts';

interface Parts {
  db: Db;
  chain: ChainContext;
}

/** A stored outcome: the reply's format with the sender's address instead of their name. */
export type SavedOutcome = Omit<NonNullable<ReplyData<'deskTransaction'>['outcome']>, 'from'> & {
  from: Address | null;
};

/** Columns of a ticket about its transaction. */
export interface SavedTransaction {
  transaction: Hash;
  markKind: TransactionStatus['kind'];
  /** JSON. */
  mark: string;
  /** JSON; null before the first successful read. */
  outcome: string | null;
}

const nothing = {
  from: null,
  position: null,
  call: null,
  nonce: null,
  block: null,
  at: null,
  gasUsed: null,
  gasFee: null,
  reason: null,
  ended: null,
  gasLimit: null,
  compared: null,
  allowances: [],
};

/** Names of failures without an error of the contract. */
const endNames = { gas: 'OutOfGas', earlier: 'EarlierInBlock', forgotten: '', unsaid: '' } as const;

/** Reads a stored outcome; fields unknown to the release that stored it become null. */
export const readSavedOutcome = (text: string): SavedOutcome => ({ ...nothing, ...JSON.parse(text) });

function kept(outcome: TransactionOutcome): SavedOutcome {
  if (outcome.state === 'unknown') return { ...nothing, state: 'unknown' };
  const { state, position, call } = outcome;
  const known = { ...nothing, state, position, call, from: getAddress(outcome.from) };
  if (outcome.state === 'waiting') return { ...known, nonce: outcome.nonce };
  const { block, at, gasUsed, gasFee, gasLimit, reason, ended, compared, allowances } = outcome;
  return {
    ...known,
    block: block.toString(),
    at,
    gasUsed: gasUsed.toString(),
    gasFee: gasFee.toString(),
    gasLimit: gasLimit.toString(),
    reason,
    ended,
    compared: compared && {
      needed: toDecimal(compared.needed),
      allowed: toDecimal(compared.allowed),
      held: toDecimal(compared.held),
    },
    allowances: allowances.map((one) => ({ position: one.position, amount: toDecimal(one.amount) })),
  };
}

export async function readListedPools(db: Db) {
  const found = await db.select({ pool: pools.pool, position: pools.position, bit: pools.bit }).from(pools);
  return found.map(({ pool, position, bit }) => ({ address: getAddress(pool), position, bit }));
}

/** The contracts and the client to read a transaction. */
async function outcomeSource({ db, chain }: Parts): Promise<OutcomeSource> {
  const { client: reader, deployment } = chain;
  return {
    reader,
    registry: deployment.registry,
    coin: deployment.stableCoin,
    pools: await readListedPools(db),
  };
}

/**
 * A member’s ledger lines of a transaction, without shares of global pools, which are not stored.
 */
async function linesOf(db: Db, wallet: Address, hash: Hash): Promise<StatusLine[]> {
  return db
    .select({ kind: entries.kind, amount: entries.amount, position: pools.position })
    .from(entries)
    .innerJoin(pools, eq(pools.pool, entries.pool))
    .where(and(eq(entries.wallet, wallet), eq(entries.transaction, hash)));
}

/** Reads a transaction from a node, or falls back to the last known outcome. */
export async function lookAt(
  parts: Parts,
  { wallet, hash, before = null }: { wallet: Address; hash: Hash; before?: SavedOutcome | null },
): Promise<{ seen: SavedTransaction; outcome: SavedOutcome | null; isFromChain: boolean }> {
  const source = await outcomeSource(parts);
  const [lines, read] = await Promise.all([
    linesOf(parts.db, wallet, hash),
    inTime(readOutcome(source, hash)),
  ]);
  const outcome = read === null ? before : kept(read);
  const { kind, ...mark } = transactionStatusOf(
    lines,
    outcome && {
      state: outcome.state,
      position: outcome.position,
      nonce: outcome.nonce,
      error: outcome.reason?.name || (outcome.ended ? endNames[outcome.ended] : ''),
      allowances: outcome.allowances.map((one) => ({ ...one, amount: fromDecimal(one.amount) })),
    },
  );
  const told = { ...mark, amount: mark.amount === null ? null : toDecimal(mark.amount) };
  return {
    seen: {
      transaction: hash,
      markKind: kind,
      mark: JSON.stringify(told),
      outcome: outcome && JSON.stringify(outcome),
    },
    outcome,
    isFromChain: read !== null,
  };
}

export function transactionReply({ transaction, markKind, mark }: Ticket) {
  if (transaction === null || markKind === null || mark === null) return null;
  return { hash: transaction, kind: markKind, ...JSON.parse(mark) };
}

/** Adds the tag of the transaction's state to a ticket's tags. */
export function tagsWith(tags: readonly string[], seen: Pick<SavedTransaction, 'markKind'>): string[] {
  const tag = statusTag({ kind: seen.markKind });
  return tag === null || tags.includes(tag) || tags.length >= maximumTags ? [...tags] : [...tags, tag];
}

/**
 * Stores the read state of a ticket's transaction if it changed, and publishes a new kind to staff.
 */
export async function saveSeen(db: Db, ticket: Ticket, seen: SavedTransaction): Promise<void> {
  if (seen.mark === ticket.mark && seen.markKind === ticket.markKind && seen.outcome === ticket.outcome)
    return;
  await db.transaction(async (tx) => {
    const isNews = seen.markKind !== ticket.markKind;
    const tags = isNews ? tagsWith(ticket.tags, seen) : ticket.tags;
    const version = sql`${tickets.version} + ${tags.length === ticket.tags.length ? 0 : 1}`;
    await tx
      .update(tickets)
      .set({ ...seen, tags, version })
      .where(and(eq(tickets.id, ticket.id), eq(tickets.version, ticket.version)));
    if (isNews) await publishToStaff(tx, ticket);
  });
}

/**
 * Maximum number of transactions per cleanup, and the age of a ticket up to which they are read,
 * milliseconds.
 */
const atOnce = 20;
const followedFor = 7 * 24 * 60 * 60_000;

/** Reads transactions again that may still change: a pending one is mined or dropped. */
export async function followTransactions(parts: Parts): Promise<void> {
  const { db } = parts;
  const waiting = await db
    .select()
    .from(tickets)
    .where(
      and(
        isNotNull(tickets.transaction),
        inArray(tickets.markKind, [...openStatuses]),
        ne(tickets.status, 'closed'),
        gt(tickets.createdAt, new Date(Date.now() - followedFor)),
      ),
    )
    .orderBy(desc(tickets.change))
    .limit(atOnce);
  for (const ticket of waiting) {
    const hash = ticket.transaction as Hash;
    const before = ticket.outcome === null ? null : JSON.parse(ticket.outcome);
    const { seen } = await lookAt(parts, { wallet: ticket.wallet, hash, before });
    await saveSeen(db, ticket, seen);
  }
}
