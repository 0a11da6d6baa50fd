import {
  type FeeTerms,
  ledgerEntries,
  levelAt,
  type PoolKind,
  splitGlobalFee,
  splitRaceFee,
} from '@upline/domain';
import type { Address } from 'viem';
import type { ChainEvent } from './chainEvents.ts';
import type { PoolRow } from './facts.ts';
import { ContinuityError, ContradictionError } from './ledgerErrors.ts';
import { join, type Loss, poolOf, type Stretch, sponsorOf, uplinesOf, writeLines } from './stretch.ts';

/** A purchase of either kind of level. */
type Purchase = Extract<ChainEvent, { name: 'RaceInvested' | 'GlobalInvested' }>;

/** The shares of terms, named as the domain's rules name them. */
function sharesOf({ referral, network, operator }: FeeTerms) {
  return { referralShare: referral, networkShare: network, operatorShare: operator };
}

/** A fee and its parts by terms, and as they were told. */
function partsOf(event: Purchase, terms: FeeTerms): { due: bigint[]; told: bigint[] } {
  const { fee } = event;
  if (event.name === 'RaceInvested') {
    const { bonus, perUpline, product } = splitRaceFee(terms.fee, sharesOf(terms));
    return {
      due: [terms.fee, bonus, perUpline, product],
      told: [fee, event.bonus, event.perUpline, event.product],
    };
  }
  const { pool, referral, royalty } = splitGlobalFee(terms.fee, sharesOf(terms));
  return {
    due: [terms.fee, pool, referral, royalty],
    told: [fee, event.poolCut, event.referralCut, event.royaltyCut],
  };
}

/**
 * Splits a purchase's fee once more, by the rules of the contracts, and compares. Spec §9.
 * @throws ContinuityError when the pool cannot have split it so.
 */
function checkSplit(event: Purchase, terms: FeeTerms): void {
  const { due, told } = partsOf(event, terms);
  if (due.join() === told.join()) return;
  throw new ContinuityError(
    `${event.user} paid pool ${event.pool} ${told.join(', ')}; by its terms it is ${due.join(', ')}.`,
  );
}

/** The terms of a sale; those at the end of the stretch where no others were told of. */
function termsOf({ changed, known, inForce }: Stretch, pool: Address): FeeTerms | undefined {
  return inForce.get(pool) ?? (changed.has(pool) ? undefined : known.atEnd.get(pool));
}

/** The pool that sells, which is of its position's kind. */
function sellerOf(stretch: Stretch, { pool: address }: Purchase, kind: PoolKind): PoolRow {
  const pool = poolOf(stretch, address);
  if (levelAt(pool.position).kind !== kind) {
    throw new ContradictionError(`Pool ${address} at position ${pool.position} sells as a ${kind} pool.`);
  }
  return pool;
}

/** The buyer's sponsor gets the bonus, or the next event says that they lost it. */
function lossBy(stretch: Stretch, event: Purchase): Loss | null {
  const { user, referral, pool, transaction } = event;
  const sponsor = sponsorOf(stretch, user);
  if (sponsor === null || sponsor === referral) return null;
  const amount = event.name === 'RaceInvested' ? event.bonus : event.referralCut;
  return { transaction, pool, loser: sponsor, from: user, receiver: referral, amount };
}

/** What holds of every purchase: its pool, its buyer's sponsor and how its fee is split. */
function begin(stretch: Stretch, event: Purchase, kind: PoolKind): PoolRow {
  const pool = sellerOf(stretch, event, kind);
  stretch.loss = lossBy(stretch, event);
  const terms = termsOf(stretch, event.pool);
  if (terms) checkSplit(event, terms);
  return pool;
}

/** A place in a matrix: its uplines are paid, as many as there are. */
export function raceInvested(stretch: Stretch, event: Extract<ChainEvent, { name: 'RaceInvested' }>): void {
  const pool = begin(stretch, event, 'race');
  const uplines = uplinesOf(stretch, event.pool, event.upline);
  const { fee, bonus, perUpline, generations, product } = event;
  if (uplines.length !== generations) {
    throw new ContinuityError(`${event.user} has ${uplines.length} uplines; ${generations} were paid.`);
  }
  const fund = fee - bonus - perUpline * BigInt(generations);
  join(stretch, pool, event, event.upline, { fee, product, fund, shared: 0n });
  writeLines(stretch, event, ledgerEntries({ ...event, position: pool.position }, uplines));
}

/** A share of a pool: all shares before it divide their part of the fee. */
export function globalInvested(
  stretch: Stretch,
  event: Extract<ChainEvent, { name: 'GlobalInvested' }>,
): void {
  const pool = begin(stretch, event, 'global');
  const { fee, poolCut: shared, royaltyCut: fund } = event;
  join(stretch, pool, event, null, { fee, product: 0n, fund, shared });
  if (pool.acc !== event.acc) {
    throw new ContinuityError(`A share of pool ${event.pool} earned ${event.acc}, not ${pool.acc}.`);
  }
  writeLines(stretch, event, ledgerEntries({ ...event, position: pool.position }));
}

/**
 * Compares a lost income with the purchase before it.
 * @param event The next event, `null` at the end of the stretch.
 * @throws ContinuityError when one is there without the other, or they differ.
 */
export function checkLoss(stretch: Stretch, event: ChainEvent | null): void {
  const said = event?.name === 'LostIncome' ? event : null;
  const due = stretch.loss;
  stretch.loss = null;
  if (due === null && said === null) return;
  const isDue =
    due !== null &&
    said !== null &&
    (['transaction', 'pool', 'loser', 'from', 'receiver', 'amount'] as const).every(
      (one) => due[one] === said[one],
    );
  if (isDue) return;
  const { transaction, loser } = due ?? said ?? {};
  throw new ContinuityError(
    due
      ? `${loser} lost income by ${transaction}, which no event told.`
      : `${loser} lost income by ${transaction}, whose purchase no event told.`,
  );
}
