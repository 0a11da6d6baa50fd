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
import { type BlockRange, join, type Loss, poolOf, sponsorOf, uplinesOf, writeLines } from './stretch.ts';

type Purchase = Extract<ChainEvent, { name: 'RaceInvested' | 'GlobalInvested' }>;

/** The shares with the names of the domain's rules. */
function sharesOf({ referral, network, operator }: FeeTerms) {
  return { referralShare: referral, networkShare: network, operatorShare: operator };
}

/** A fee and its parts, by the terms (`due`) and by the event (`told`). */
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
 * Recomputes the split of a purchase's fee by the rules of the contracts. Spec §9.
 * @throws ContinuityError if the event differs.
 */
function checkSplit(event: Purchase, terms: FeeTerms): void {
  const { due, told } = partsOf(event, terms);
  if (due.join() === told.join()) return;
  throw new ContinuityError(
    `${event.user} paid pool ${event.pool} ${told.join(', ')}; by its terms it is ${due.join(', ')}.`,
  );
}

/**
 * The terms of a purchase: those in force, or those at the end of the stretch if the stretch does
 * not change them.
 */
function termsOf({ changed, known, inForce }: BlockRange, pool: Address): FeeTerms | undefined {
  return inForce.get(pool) ?? (changed.has(pool) ? undefined : known.atEnd.get(pool));
}

/** The selling pool, checked to be of its position's kind. */
function sellerOf(stretch: BlockRange, { pool: address }: Purchase, kind: PoolKind): PoolRow {
  const pool = poolOf(stretch, address);
  if (levelAt(pool.position).kind !== kind) {
    throw new ContradictionError(`Pool ${address} at position ${pool.position} sells as a ${kind} pool.`);
  }
  return pool;
}

/**
 * The loss that the next event must report if the bonus does not go to the buyer's sponsor;
 * otherwise `null`.
 */
function lossBy(stretch: BlockRange, event: Purchase): Loss | null {
  const { user, referral, pool, transaction } = event;
  const sponsor = sponsorOf(stretch, user);
  if (sponsor === null || sponsor === referral) return null;
  const amount = event.name === 'RaceInvested' ? event.bonus : event.referralCut;
  return { transaction, pool, loser: sponsor, from: user, receiver: referral, amount };
}

/** Checks common to all purchases: the pool, the buyer's sponsor and the split of the fee. */
function begin(stretch: BlockRange, event: Purchase, kind: PoolKind): PoolRow {
  const pool = sellerOf(stretch, event, kind);
  stretch.loss = lossBy(stretch, event);
  const terms = termsOf(stretch, event.pool);
  if (terms) checkSplit(event, terms);
  return pool;
}

/** Joins a matrix and pays its existing uplines. */
export function raceInvested(
  stretch: BlockRange,
  event: Extract<ChainEvent, { name: 'RaceInvested' }>,
): void {
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

/** Joins a global pool: the shares before divide their part of the fee. */
export function globalInvested(
  stretch: BlockRange,
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
 * @param event The next event; `null` at the end of the stretch.
 * @throws ContinuityError if the purchase or the loss is missing, or they differ.
 */
export function checkLoss(stretch: BlockRange, event: ChainEvent | null): void {
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
