import { type LedgerEntry, ledgerEntries, generations as matrixGenerations } from '@upline/domain';
import type { Address } from 'viem';
import type { ChainEvent } from './chainEvents.ts';
import { ContinuityError } from './ledgerErrors.ts';
import type { entries, places, pools, wallets } from './schema.ts';

type PoolRow = typeof pools.$inferSelect;

/** Rows that a stretch of the chain adds; `pools` are those that it touched, as they stand after it. */
export interface Facts {
  wallets: (typeof wallets.$inferInsert)[];
  pools: PoolRow[];
  places: (typeof places.$inferInsert)[];
  entries: (typeof entries.$inferInsert)[];
}

/** What is known before the stretch. */
export interface Known {
  pools: readonly PoolRow[];
  /** The matrix parents of every upline that the stretch's race purchases name, five generations up. */
  parents: ReadonlyMap<string, Address | null>;
}

/** Names a wallet's place in a pool. */
export function placeKey(pool: Address, wallet: Address): string {
  return `${pool} ${wallet}`;
}

/**
 * Turns events into rows, and checks that none was left out: the places of each pool are dense, and what a
 * share has earned follows from the purchase before it.
 * @throws ContinuityError when an event must be missing.
 */
export function deriveFacts(events: readonly ChainEvent[], known: Known): Facts {
  const facts: Facts = { wallets: [], pools: [], places: [], entries: [] };
  const pools = new Map(known.pools.map((pool) => [pool.pool, { ...pool }]));
  const touched = new Set<PoolRow>();
  const parents = new Map(known.parents);

  function poolOf(address: Address): PoolRow {
    const pool = pools.get(address);
    if (pool === undefined) throw new ContinuityError(`Pool ${address} is not listed.`);
    touched.add(pool);
    return pool;
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

  /** Gives a wallet the next place. `shared` is what the purchase divides among those before it. */
  function join(
    pool: PoolRow,
    event: { user: Address; index: number; block: bigint },
    upline: Address | null,
    product: bigint,
    shared = 0n,
  ): void {
    if (event.index !== pool.places + 1) {
      throw new ContinuityError(`Place ${event.index} of pool ${pool.pool} follows on ${pool.places}.`);
    }
    if (shared > 0n) {
      const pot = pool.carry + shared;
      const holders = BigInt(pool.places);
      pool.acc += pot / holders;
      pool.carry = pot % holders;
    }
    pool.places = event.index;
    pool.lastBlock = event.block;
    parents.set(placeKey(pool.pool, event.user), upline);
    facts.places.push({
      pool: pool.pool,
      wallet: event.user,
      index: event.index,
      upline,
      product,
      acc: pool.acc,
      carry: pool.carry,
      block: event.block,
    });
  }

  function write(event: ChainEvent & { pool: Address }, lines: readonly LedgerEntry[]): void {
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
      });
    }
  }

  for (const event of events) {
    switch (event.name) {
      case 'SponsorBound':
        facts.wallets.push({ wallet: event.wallet, sponsor: event.sponsor, block: event.block });
        break;
      case 'PoolAdded': {
        const { pool, bit, position, block } = event;
        const empty = { places: 0, acc: 0n, carry: 0n, lastBlock: null, startedBlock: null };
        pools.set(pool, { pool, bit, position, addedBlock: block, ...empty });
        poolOf(pool);
        break;
      }
      case 'Started':
        poolOf(event.pool).startedBlock = event.block;
        break;
      case 'Seated':
        join(poolOf(event.pool), event, event.upline, 0n);
        break;
      case 'RaceInvested': {
        const pool = poolOf(event.pool);
        const uplines = uplinesOf(event.pool, event.upline);
        join(pool, event, event.upline, event.product);
        write(event, ledgerEntries({ ...event, position: pool.position }, uplines));
        break;
      }
      case 'GlobalInvested': {
        const pool = poolOf(event.pool);
        join(pool, event, null, 0n, event.poolCut);
        if (pool.acc !== event.acc) {
          throw new ContinuityError(`A share of pool ${event.pool} earned ${event.acc}, not ${pool.acc}.`);
        }
        write(event, ledgerEntries({ ...event, position: pool.position }));
        break;
      }
      case 'LostIncome':
      case 'BonusClaimed':
        write(event, ledgerEntries({ ...event, position: poolOf(event.pool).position }));
    }
  }
  facts.pools = [...touched];
  return facts;
}
