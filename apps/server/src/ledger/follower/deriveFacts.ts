import { ledgerEntries } from '@upline/domain';
import type { ChainEvent } from './chainEvents.ts';
import type { Facts, Known } from './facts.ts';
import { createActReader } from './operatorActs.ts';
import { checkLoss, globalInvested, raceInvested } from './purchases.ts';
import { type BlockRange, join, listPool, poolOf, sponsorOf, startRange, writeLines } from './stretch.ts';

type Named<N extends ChainEvent['name']> = Extract<ChainEvent, { name: N }>;

function sponsorBound(stretch: BlockRange, { wallet, sponsor, block }: Named<'SponsorBound'>): void {
  if (sponsor !== null) sponsorOf(stretch, sponsor);
  stretch.sponsors.set(wallet, sponsor);
  stretch.facts.wallets.push({ wallet, sponsor, block });
}

function fundClaimed(
  stretch: BlockRange,
  { pool, block, logIndex, receiver, amount }: Named<'FundClaimed'>,
): void {
  // Claims of pools that are not listed yet do not count.
  if (!stretch.pools.has(pool)) return;
  poolOf(stretch, pool).fundClaimed += amount;
  stretch.facts.fundClaims.push({ pool, block, logIndex, receiver, amount });
}

function pausedSet(stretch: BlockRange, { pool, block, logIndex, until }: Named<'PausedSet'>): void {
  if (!stretch.pools.has(pool)) return;
  poolOf(stretch, pool).pausedUntil = until;
  stretch.facts.pauses.push({ pool, block, logIndex, until });
}

function termsApplied(stretch: BlockRange, { pool, block, logIndex, terms }: Named<'TermsApplied'>): void {
  stretch.inForce.set(pool, terms);
  stretch.facts.terms.push({ pool, block, logIndex, ...terms });
}

/** Adds the facts of one event. */
function add(stretch: BlockRange, event: ChainEvent): void {
  switch (event.name) {
    case 'SponsorBound':
      sponsorBound(stretch, event);
      break;
    case 'PoolAdded':
      listPool(stretch, event);
      break;
    case 'Started':
      poolOf(stretch, event.pool).startedBlock = event.block;
      break;
    case 'Seated':
      sponsorOf(stretch, event.user);
      join(stretch, poolOf(stretch, event.pool), event, event.upline);
      break;
    case 'RaceInvested':
      raceInvested(stretch, event);
      break;
    case 'GlobalInvested':
      globalInvested(stretch, event);
      break;
    case 'LostIncome':
    case 'BonusClaimed': {
      const { position } = poolOf(stretch, event.pool);
      writeLines(stretch, event, ledgerEntries({ ...event, position }));
      break;
    }
    case 'FundClaimed':
      fundClaimed(stretch, event);
      break;
    case 'PausedSet':
      pausedSet(stretch, event);
      break;
    case 'Retired':
      if (stretch.pools.has(event.pool)) poolOf(stretch, event.pool).retiredBlock = event.block;
      break;
    case 'TermsApplied':
      termsApplied(stretch, event);
      break;
  }
}

/**
 * Converts events to rows and checks that none is missing or changed:
 * - The seats of each pool are numbered without a gap.
 * - A fee is split by the terms in force.
 * - A share's earnings follow from the purchase before.
 * - Every existing upline is paid.
 * - Buyers and sponsors were bound before.
 * - The event after a lost bonus reports the loss.
 * @throws ContinuityError if an event is missing or cannot come from the contracts.
 * @throws ContradictionError if the registry's listing differs from the deployment, or a pool's
 * kind from its position.
 */
export function deriveFacts(events: readonly ChainEvent[], known: Known): Facts {
  const stretch = startRange(events, known);
  const actOf = createActReader({ listed: stretch.pools, named: known.named, terms: known.terms });
  for (const event of events) {
    checkLoss(stretch, event);
    add(stretch, event);
    const act = actOf(event);
    if (act) stretch.facts.acts.push(act);
  }
  checkLoss(stretch, null);
  return { ...stretch.facts, pools: [...stretch.touched] };
}
