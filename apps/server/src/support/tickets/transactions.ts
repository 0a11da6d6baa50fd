import type { ReplyData } from '@upline/api/contract';
import { type OutcomeSource, readOutcome, type TransactionOutcome } from '@upline/chain';
import {
  type ChainMark,
  chainMarkOf,
  fromDecimal,
  type MarkLine,
  maximumTags,
  openMarks,
  tagOfMark,
  toDecimal,
} from '@upline/domain';
import { and, desc, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { type Address, getAddress, type Hash } from 'viem';
import type { ChainContext } from '../../ledger/chain/chainContext.ts';
import { inTime } from '../../ledger/chain/inTime.ts';
import { entries, pools } from '../../ledger/chainFacts/schema.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { publishToStaff } from './conversation.ts';
import type { Ticket } from './requireOpenTicket.ts';
import { tickets } from './schema.ts';

interface Parts {
  db: Db;
  chain: ChainContext;
}

/** An outcome as it is kept: as replies carry it, but for the name of its sender. */
export type KeptOutcome = Omit<NonNullable<ReplyData<'deskTransaction'>['outcome']>, 'from'> & {
  from: Address | null;
};

/** The columns of a ticket that say what its transaction did. */
export interface KeptTransaction {
  transaction: Hash;
  markKind: ChainMark['kind'];
  /** JSON. */
  mark: string;
  /** JSON; null when nobody could ever read it. */
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

/** The names that stand for a failure without an error of its own. */
const endNames = { gas: 'OutOfGas', earlier: 'EarlierInBlock', forgotten: '', unsaid: '' } as const;

/** An outcome as a release kept it that knew less of it. */
export const keptBefore = (text: string): KeptOutcome => ({ ...nothing, ...JSON.parse(text) });

function kept(outcome: TransactionOutcome): KeptOutcome {
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

/** The pools that the ledger knows. */
export async function readListedPools(db: Db) {
  const found = await db.select({ pool: pools.pool, position: pools.position, bit: pools.bit }).from(pools);
  return found.map(({ pool, position, bit }) => ({ address: getAddress(pool), position, bit }));
}

/** Where the server reads a transaction. */
async function outcomeSource({ db, chain }: Parts): Promise<OutcomeSource> {
  const { client: reader, deployment } = chain;
  return {
    reader,
    registry: deployment.registry,
    coin: deployment.stableCoin,
    pools: await readListedPools(db),
  };
}

/** What a member’s ledger has of a transaction; shares of global pools, which are no rows, left out. */
async function linesOf(db: Db, wallet: Address, hash: Hash): Promise<MarkLine[]> {
  return db
    .select({ kind: entries.kind, amount: entries.amount, position: pools.position })
    .from(entries)
    .innerJoin(pools, eq(pools.pool, entries.pool))
    .where(and(eq(entries.wallet, wallet), eq(entries.transaction, hash)));
}

/** What is known of a transaction now: what a node says, else what was known before. */
export async function lookAt(
  parts: Parts,
  { wallet, hash, before = null }: { wallet: Address; hash: Hash; before?: KeptOutcome | null },
): Promise<{ seen: KeptTransaction; outcome: KeptOutcome | null; isFromChain: boolean }> {
  const source = await outcomeSource(parts);
  const [lines, read] = await Promise.all([
    linesOf(parts.db, wallet, hash),
    inTime(readOutcome(source, hash)),
  ]);
  const outcome = read === null ? before : kept(read);
  const { kind, ...mark } = chainMarkOf(
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

/** A ticket's transaction as replies carry it. */
export function transactionReply({ transaction, markKind, mark }: Ticket) {
  if (transaction === null || markKind === null || mark === null) return null;
  return { hash: transaction, kind: markKind, ...JSON.parse(mark) };
}

/** The tags of a ticket with the one that its transaction gives it. */
export function tagsWith(tags: readonly string[], seen: Pick<KeptTransaction, 'markKind'>): string[] {
  const tag = tagOfMark({ kind: seen.markKind });
  return tag === null || tags.includes(tag) || tags.length >= maximumTags ? [...tags] : [...tags, tag];
}

/** Keeps what was seen of a ticket's transaction, where it is news; the staff's lists then show it. */
export async function keepSeen(db: Db, ticket: Ticket, seen: KeptTransaction): Promise<void> {
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

/** How many transactions one cleanup looks at, and for how long after its ticket, milliseconds. */
const atOnce = 20;
const followedFor = 7 * 24 * 60 * 60_000;

/** Looks again at the transactions that may still change by themselves: one that waits is mined, or lost. */
export async function followTransactions(parts: Parts): Promise<void> {
  const { db } = parts;
  const waiting = await db
    .select()
    .from(tickets)
    .where(
      and(
        isNotNull(tickets.transaction),
        inArray(tickets.markKind, [...openMarks]),
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
    await keepSeen(db, ticket, seen);
  }
}
