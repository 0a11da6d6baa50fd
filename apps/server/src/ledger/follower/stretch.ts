import { type FeeTerms, type LedgerEntry, generations as matrixGenerations } from '@upline/domain';
import type { Address } from 'viem';
import type { ChainEvent } from './chainEvents.ts';
import { type Facts, type Known, type PoolRow, placeKey } from './facts.ts';
import { ContinuityError, ContradictionError } from './ledgerErrors.ts';

/** State of the conversion of a stretch's events to rows. */
export interface BlockRange {
  readonly events: readonly ChainEvent[];
  readonly known: Known;
  /** The rows so far; the pools are in `touched` until the end. */
  readonly facts: Facts;
  /** Every listed pool after the previous event. */
  readonly pools: Map<Address, PoolRow>;
  readonly touched: Set<PoolRow>;
  readonly parents: Map<string, Address | null>;
  readonly sponsors: Map<Address, Address | null>;
  /** The known terms in force of each pool. */
  readonly inForce: Map<Address, FeeTerms>;
  /** The pools whose terms change in the stretch. */
  readonly changed: ReadonlySet<Address>;
  /** The loss that the next event must report; `null` for none. */
  loss: Loss | null;
}

/** A lost income that the event after a purchase must report. */
export interface Loss {
  transaction: string;
  pool: Address;
  loser: Address;
  from: Address;
  receiver: Address;
  amount: bigint;
}

/** The state of a newly listed pool. */
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

/** The split of a joining fee; `shared` is divided among the shares before. */
export interface Split {
  fee: bigint;
  product: bigint;
  fund: bigint;
  shared: bigint;
}

/** Platform seats are free. */
const free: Split = { fee: 0n, product: 0n, fund: 0n, shared: 0n };

type Joining = Pick<ChainEvent, 'block' | 'logIndex' | 'transaction' | 'at'> & {
  user: Address;
  index: number;
};

export function startRange(events: readonly ChainEvent[], known: Known): BlockRange {
  return {
    events,
    known,
    facts: {
      wallets: [],
      pools: [],
      places: [],
      entries: [],
      fundClaims: [],
      pauses: [],
      terms: [],
      acts: [],
    },
    pools: new Map(known.pools.map((pool) => [pool.pool, { ...pool }])),
    touched: new Set(),
    parents: new Map(known.parents),
    sponsors: new Map(known.sponsors),
    inForce: new Map(known.terms),
    changed: new Set(events.flatMap((event) => (event.name === 'TermsApplied' ? [event.pool] : []))),
    loss: null,
  };
}

/** A listed pool, marked as changed. @throws ContinuityError if it is not listed. */
export function poolOf({ pools, touched }: BlockRange, address: Address): PoolRow {
  const pool = pools.get(address);
  if (pool === undefined) throw new ContinuityError(`Pool ${address} is not listed.`);
  touched.add(pool);
  return pool;
}

/** A wallet's sponsor; `null` for the root. @throws ContinuityError if the wallet is not bound. */
export function sponsorOf({ sponsors }: BlockRange, wallet: Address): Address | null {
  const sponsor = sponsors.get(wallet);
  if (sponsor === undefined) throw new ContinuityError(`${wallet} was never bound.`);
  return sponsor;
}

/**
 * Lists a pool. @throws ContradictionError if the deployment has another address, position or bit.
 */
export function listPool(stretch: BlockRange, event: Extract<ChainEvent, { name: 'PoolAdded' }>): void {
  const { events, known, facts, pools, inForce } = stretch;
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
  poolOf(stretch, pool).pausedUntil = until;
  if (until) facts.pauses.push({ pool, block, logIndex, until });
  // The terms were read at the end of the block, after any change in it.
  const isChanged = events.some(
    (other) => other.name === 'TermsApplied' && other.pool === pool && other.block === block,
  );
  if (terms && !isChanged && !inForce.has(pool)) inForce.set(pool, terms);
}

/** The paid uplines of a seat, nearest first. @throws ContinuityError if one has no seat. */
export function uplinesOf({ parents }: BlockRange, pool: Address, first: Address): Address[] {
  const line: Address[] = [];
  for (let next: Address | null = first; next !== null && line.length < matrixGenerations; ) {
    line.push(next);
    const parent = parents.get(placeKey(pool, next));
    if (parent === undefined) throw new ContinuityError(`${next} has no place in pool ${pool}.`);
    next = parent;
  }
  return line;
}

/** Adds a wallet at the next index. @throws ContinuityError if an index is missing. */
export function join(
  { parents, facts }: BlockRange,
  pool: PoolRow,
  { index, user, block, logIndex, transaction, at }: Joining,
  upline: Address | null,
  { fee, product, fund, shared } = free,
): void {
  if (index !== pool.places + 1) {
    throw new ContinuityError(`Place ${index} of pool ${pool.pool} follows on ${pool.places}.`);
  }
  if (shared > 0n) {
    const pot = pool.carry + shared;
    const holders = BigInt(pool.places);
    if (pot >= holders) pool.payouts += 1;
    pool.acc += pot / holders;
    pool.carry = pot % holders;
  }
  pool.places = index;
  pool.debts += pool.acc;
  pool.paidIn += fee;
  pool.fundEarned += fund;
  pool.lastAt = at;
  parents.set(placeKey(pool.pool, user), upline);
  const { acc, carry, payouts } = pool;
  const origin = { block, logIndex, transaction, at };
  facts.places.push({
    ...{ pool: pool.pool, wallet: user, index, upline },
    ...{ fee, product, fund, acc, carry, payouts },
    ...origin,
  });
}

/** Writes the lines of an event and adds them to the pool's sums. */
export function writeLines(
  stretch: BlockRange,
  { pool, block, logIndex, transaction, at }: ChainEvent & { pool: Address; transaction: string },
  lines: readonly LedgerEntry[],
): void {
  const sums = poolOf(stretch, pool);
  for (const { leg, kind, wallet, from, amount, receiver } of lines) {
    stretch.facts.entries.push({
      block,
      logIndex,
      leg,
      kind,
      wallet: wallet as Address,
      from: from as Address,
      pool,
      amount,
      receiver: receiver as Address | null,
      transaction,
      at,
    });
    if (kind === 'claim') sums.claimed += amount;
    if (kind === 'referral' || kind === 'level') sums.credited += amount;
  }
}
