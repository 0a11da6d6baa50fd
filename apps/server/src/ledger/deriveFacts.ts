import {
  type FeeTerms,
  type LedgerEntry,
  ledgerEntries,
  levelAt,
  generations as matrixGenerations,
  type PoolKind,
} from '@upline/domain';
import type { Address } from 'viem';
import type {
  appliedTerms,
  entries,
  fundClaims,
  pauses,
  places,
  pools,
  wallets,
} from '../chainFacts/schema.ts';
import type { ChainEvent } from './chainEvents.ts';
import { checkSplit, type Purchase } from './checkSplit.ts';
import { ContinuityError, ContradictionError } from './ledgerErrors.ts';
import { createActReader, type OperatorAct } from './operatorActs.ts';

type PoolRow = typeof pools.$inferSelect;

/** Rows that a stretch of the chain adds; `pools` are those that it touched, as they stand after it. */
export interface Facts {
  wallets: (typeof wallets.$inferInsert)[];
  pools: PoolRow[];
  places: (typeof places.$inferInsert)[];
  entries: (typeof entries.$inferInsert)[];
  fundClaims: (typeof fundClaims.$inferInsert)[];
  pauses: (typeof pauses.$inferInsert)[];
  terms: (typeof appliedTerms.$inferInsert)[];
  acts: OperatorAct[];
}

/** What is known before the stretch. */
export interface Known {
  pools: readonly PoolRow[];
  /** The matrix parents of every upline that the stretch's race purchases name, five generations up. */
  parents: ReadonlyMap<string, Address | null>;
  /** The sponsors of every wallet that the stretch takes to be bound, as far as it was before. */
  sponsors: ReadonlyMap<Address, Address | null>;
  /** The terms in force of each pool, as far as they are known. */
  terms: ReadonlyMap<Address, FeeTerms>;
  /** The terms that the contracts themselves say at the end of the stretch. */
  atEnd: ReadonlyMap<Address, FeeTerms>;
  /** The pools that the deployment names: the registry must list them so. */
  named: ReadonlyMap<Address, { bit: number; position: number }>;
}

/** A pool that has just been listed. */
const untouched = {
  startedBlock: null,
  pausedUntil: null,
  retiredBlock: null,
  places: 0,
  acc: 0n,
  carry: 0n,
  payouts: 0,
  debts: 0n,
  paidIn: 0n,
  credited: 0n,
  claimed: 0n,
  fundEarned: 0n,
  fundClaimed: 0n,
  lastAt: null,
};

/** How the fee of a place is split: `shared` is what those before it divide. */
interface Split {
  fee: bigint;
  product: bigint;
  fund: bigint;
  shared: bigint;
}

/** A seat costs nothing. */
const free: Split = { fee: 0n, product: 0n, fund: 0n, shared: 0n };

type Joining = Pick<ChainEvent, 'block' | 'logIndex' | 'transaction' | 'at'> & {
  user: Address;
  index: number;
};

/** Names a wallet's place in a pool. */
export function placeKey(pool: Address, wallet: Address): string {
  return `${pool} ${wallet}`;
}

/** A lost income that a purchase must be followed by. */
interface Loss {
  transaction: string;
  pool: Address;
  loser: Address;
  from: Address;
  receiver: Address;
  amount: bigint;
}

/**
 * Turns events into rows, and checks that none was left out or changed: the places of each pool are dense, a fee is
 * split by the terms in force, what a share has earned follows from the purchase before it, as many uplines are paid
 * as there are, buyers and sponsors were bound, and a bonus that its sponsor loses is told as lost in the
 * very next event.
 * @throws ContinuityError when an event must be missing or is not what the contracts can have told; ContradictionError when the registry lists a pool
 * otherwise than the deployment does, or a pool is not of its position's kind.
 */
export function deriveFacts(events: readonly ChainEvent[], known: Known): Facts {
  const facts: Facts = {
    wallets: [],
    pools: [],
    places: [],
    entries: [],
    fundClaims: [],
    pauses: [],
    terms: [],
    acts: [],
  };
  const inForce = new Map(known.terms);
  const changed = new Set(events.flatMap((event) => (event.name === 'TermsApplied' ? [event.pool] : [])));
  const pools = new Map(known.pools.map((pool) => [pool.pool, { ...pool }]));
  const touched = new Set<PoolRow>();
  const parents = new Map(known.parents);
  const sponsors = new Map(known.sponsors);
  const actOf = createActReader({ listed: pools, named: known.named, terms: known.terms });
  let loss: Loss | null = null;

  function poolOf(address: Address): PoolRow {
    const pool = pools.get(address);
    if (pool === undefined) throw new ContinuityError(`Pool ${address} is not listed.`);
    touched.add(pool);
    return pool;
  }

  function sponsorOf(wallet: Address): Address | null {
    const sponsor = sponsors.get(wallet);
    if (sponsor === undefined) throw new ContinuityError(`${wallet} was never bound.`);
    return sponsor;
  }

  function list(event: Extract<ChainEvent, { name: 'PoolAdded' }>): void {
    const { pool, bit, position, block, logIndex, pausedUntil: until = null, isRetired, terms } = event;
    const named = known.named.get(pool);
    const rival = [...known.named].find(([address, one]) => one.bit === bit && address !== pool);
    if (rival || (named && (named.bit !== bit || named.position !== position))) {
      throw new ContradictionError(
        `The registry lists pool ${pool} at position ${position} with bit ${bit}, where the deployment has ` +
          (rival ? `pool ${rival[0]}.` : `it at position ${named?.position} with bit ${named?.bit}.`),
      );
    }
    const retiredBlock = isRetired ? block : null;
    pools.set(pool, { pool, bit, position, addedBlock: block, ...untouched, retiredBlock });
    poolOf(pool).pausedUntil = until;
    if (until) facts.pauses.push({ pool, block, logIndex, until });
    // They are those at the end of the block, which may have brought others.
    const isChanged = events.some(
      (other) => other.name === 'TermsApplied' && other.pool === pool && other.block === block,
    );
    if (terms && !isChanged && !inForce.has(pool)) inForce.set(pool, terms);
  }

  function sale(address: Address, kind: PoolKind): PoolRow {
    const pool = poolOf(address);
    if (levelAt(pool.position).kind !== kind) {
      throw new ContradictionError(`Pool ${address} at position ${pool.position} sells as a ${kind} pool.`);
    }
    return pool;
  }

  /** The buyer's sponsor gets the bonus, or it is told as lost. */
  function expectLoss(event: Purchase): Loss | null {
    const { user, referral, pool, transaction } = event;
    const sponsor = sponsorOf(user);
    if (sponsor === null || sponsor === referral) return null;
    const amount = event.name === 'RaceInvested' ? event.bonus : event.referralCut;
    return { transaction, pool, loser: sponsor, from: user, receiver: referral, amount };
  }

  /** The terms of a sale; those at the end where no others were told of. */
  function termsOf(pool: Address): FeeTerms | undefined {
    return inForce.get(pool) ?? (changed.has(pool) ? undefined : known.atEnd.get(pool));
  }

  function checkSale(event: Purchase): void {
    const terms = termsOf(event.pool);
    if (terms) checkSplit(event, terms);
  }

  function checkLoss(event: ChainEvent | null): void {
    const told = event?.name === 'LostIncome' ? event : null;
    const due = loss;
    loss = null;
    if (due === null && told === null) return;
    const isDue =
      due !== null &&
      told !== null &&
      (['transaction', 'pool', 'loser', 'from', 'receiver', 'amount'] as const).every(
        (one) => due[one] === told[one],
      );
    if (!isDue) {
      const { transaction, loser } = due ?? told ?? {};
      throw new ContinuityError(
        due
          ? `${loser} lost income by ${transaction}, which no event told.`
          : `${loser} lost income by ${transaction}, whose purchase no event told.`,
      );
    }
  }

  function uplinesOf(pool: Address, first: Address): Address[] {
    const line: Address[] = [];
    for (let next: Address | null = first; next !== null && line.length < matrixGenerations; ) {
      line.push(next);
      const parent = parents.get(placeKey(pool, next));
      if (parent === undefined) throw new ContinuityError(`${next} has no place in pool ${pool}.`);
      next = parent;
    }
    return line;
  }

  /** Gives a wallet the next place. */
  function join(pool: PoolRow, event: Joining, upline: Address | null, split = free): void {
    const { fee, product, fund, shared } = split;
    if (event.index !== pool.places + 1) {
      throw new ContinuityError(`Place ${event.index} of pool ${pool.pool} follows on ${pool.places}.`);
    }
    if (shared > 0n) {
      const pot = pool.carry + shared;
      const holders = BigInt(pool.places);
      if (pot >= holders) pool.payouts += 1;
      pool.acc += pot / holders;
      pool.carry = pot % holders;
    }
    pool.places = event.index;
    pool.debts += pool.acc;
    pool.paidIn += fee;
    pool.fundEarned += fund;
    pool.lastAt = event.at;
    parents.set(placeKey(pool.pool, event.user), upline);
    facts.places.push({
      pool: pool.pool,
      wallet: event.user,
      index: event.index,
      upline,
      fee,
      product,
      fund,
      acc: pool.acc,
      carry: pool.carry,
      payouts: pool.payouts,
      block: event.block,
      logIndex: event.logIndex,
      transaction: event.transaction,
      at: event.at,
    });
  }

  function write(event: ChainEvent & { pool: Address }, lines: readonly LedgerEntry[]): void {
    const sums = poolOf(event.pool);
    for (const { leg, kind, wallet, from, amount, receiver } of lines) {
      facts.entries.push({
        block: event.block,
        logIndex: event.logIndex,
        leg,
        kind,
        wallet: wallet as Address,
        from: from as Address,
        pool: event.pool,
        amount,
        receiver: receiver as Address | null,
        transaction: event.transaction,
        at: event.at,
      });
      if (kind === 'claim') sums.claimed += amount;
      if (kind === 'referral' || kind === 'level') sums.credited += amount;
    }
  }

  for (const event of events) {
    checkLoss(event);
    switch (event.name) {
      case 'SponsorBound':
        if (event.sponsor !== null) sponsorOf(event.sponsor);
        sponsors.set(event.wallet, event.sponsor);
        facts.wallets.push({ wallet: event.wallet, sponsor: event.sponsor, block: event.block });
        break;
      case 'PoolAdded':
        list(event);
        break;
      case 'Started':
        poolOf(event.pool).startedBlock = event.block;
        break;
      case 'Seated':
        sponsorOf(event.user);
        join(poolOf(event.pool), event, event.upline);
        break;
      case 'RaceInvested': {
        const pool = sale(event.pool, 'race');
        loss = expectLoss(event);
        checkSale(event);
        const uplines = uplinesOf(event.pool, event.upline);
        const { fee, bonus, perUpline, generations, product } = event;
        if (uplines.length !== generations) {
          throw new ContinuityError(`${event.user} has ${uplines.length} uplines; ${generations} were paid.`);
        }
        const fund = fee - bonus - perUpline * BigInt(generations);
        join(pool, event, event.upline, { fee, product, fund, shared: 0n });
        write(event, ledgerEntries({ ...event, position: pool.position }, uplines));
        break;
      }
      case 'GlobalInvested': {
        const pool = sale(event.pool, 'global');
        loss = expectLoss(event);
        checkSale(event);
        const { fee, poolCut: shared, royaltyCut: fund } = event;
        join(pool, event, null, { fee, product: 0n, fund, shared });
        if (pool.acc !== event.acc) {
          throw new ContinuityError(`A share of pool ${event.pool} earned ${event.acc}, not ${pool.acc}.`);
        }
        write(event, ledgerEntries({ ...event, position: pool.position }));
        break;
      }
      case 'LostIncome':
      case 'BonusClaimed':
        write(event, ledgerEntries({ ...event, position: poolOf(event.pool).position }));
        break;
      case 'FundClaimed': {
        const { pool, block, logIndex, receiver, amount } = event;
        if (!pools.has(pool)) break;
        poolOf(pool).fundClaimed += amount;
        facts.fundClaims.push({ pool, block, logIndex, receiver, amount });
        break;
      }
      case 'PausedSet': {
        const { pool, block, logIndex, until } = event;
        // A pool that is not listed yet does not count.
        if (!pools.has(pool)) break;
        poolOf(pool).pausedUntil = until;
        facts.pauses.push({ pool, block, logIndex, until });
        break;
      }
      case 'Retired':
        if (pools.has(event.pool)) poolOf(event.pool).retiredBlock = event.block;
        break;
      case 'TermsApplied': {
        const { pool, block, logIndex, terms } = event;
        inForce.set(pool, terms);
        facts.terms.push({ pool, block, logIndex, ...terms });
      }
    }
    const act = actOf(event);
    if (act) facts.acts.push(act);
  }
  checkLoss(null);
  facts.pools = [...touched];
  return facts;
}
