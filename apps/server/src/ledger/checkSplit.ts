import type { FeeTerms } from '@upline/domain';
import { globalCuts, raceCuts } from '@upline/domain/poolModel';
import type { ChainEvent } from './chainEvents.ts';
import { ContinuityError } from './ledgerErrors.ts';

/** A purchase of either kind of level. */
export type Purchase = Extract<ChainEvent, { name: 'RaceInvested' | 'GlobalInvested' }>;

/** Terms as the rules of the contracts take them. */
function ruled({ fee, referral, network, operator }: FeeTerms) {
  return { joiningFee: fee, referralShare: referral, networkShare: network, operatorShare: operator };
}

/** A fee and its parts by terms, and as they were told. */
function partsOf(event: Purchase, terms: FeeTerms): { due: bigint[]; told: bigint[] } {
  const { fee } = event;
  if (event.name === 'RaceInvested') {
    const { bonus, perUpline, product } = raceCuts(ruled(terms));
    return {
      due: [terms.fee, bonus, perUpline, product],
      told: [fee, event.bonus, event.perUpline, event.product],
    };
  }
  const { pool, referral, royalty } = globalCuts(ruled(terms));
  return {
    due: [terms.fee, pool, referral, royalty],
    told: [fee, event.poolCut, event.referralCut, event.royaltyCut],
  };
}

/**
 * Splits a purchase's fee once more, by the rules of the contracts, and compares. Spec §9.
 * @throws ContinuityError when the pool cannot have split it so.
 */
export function checkSplit(event: Purchase, terms: FeeTerms): void {
  const { due, told } = partsOf(event, terms);
  if (due.join() === told.join()) return;
  throw new ContinuityError(
    `${event.user} paid pool ${event.pool} ${told.join(', ')}; by its terms it is ${due.join(', ')}.`,
  );
}
