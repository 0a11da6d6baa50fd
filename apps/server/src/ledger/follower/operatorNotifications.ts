import type { OperatorPayload, Position } from '@upline/domain';
import { getAddress } from 'viem';
import type { OperatorAct } from './operatorActs.ts';

/** @throws RangeError if the act concerns no level. */
function levelOf({ event, position }: OperatorAct): Position {
  if (position === null) throw new RangeError(`${event.name} in block ${event.block} is about no level.`);
  return position;
}

function factsOf(act: OperatorAct, replaces: Date | null): OperatorPayload {
  const { event, position, before } = act;
  switch (event.name) {
    case 'TermsQueued': {
      const { terms, from, until } = event;
      const facts = { kind: 'termsAnnounced', position: levelOf(act), terms, before, from, until } as const;
      return { ...facts, ...(replaces && { replaces }) };
    }
    case 'TermsApplied':
      return { kind: 'termsApplied', position: levelOf(act), terms: event.terms, before };
    case 'TermsCancelled':
      return { kind: 'termsWithdrawn', position: levelOf(act), fee: event.terms.fee };
    case 'PausedSet':
      return event.until > event.at
        ? { kind: 'pauseBegan', position: levelOf(act), until: event.until }
        : { kind: 'pauseEnded', position: levelOf(act) };
    case 'PoolQueued':
      return { kind: 'poolAnnounced', position: event.level, from: event.from, until: event.until };
    case 'PoolCancelled':
      return { kind: 'poolWithdrawn' };
    case 'RetirementQueued':
      return { kind: 'retirementAnnounced', position: levelOf(act), from: event.from, until: event.until };
    case 'RetirementCancelled':
      return { kind: 'retirementWithdrawn', position: levelOf(act) };
    case 'Retired':
      return { kind: 'retired', position: levelOf(act) };
    case 'AdminOffered': {
      const wallet = event.account && getAddress(event.account);
      return { kind: 'adminOffered', position, wallet, from: event.from };
    }
    case 'AdminOfferWithdrawn':
      return { kind: 'adminOfferWithdrawn', position };
    case 'RoleRevoked':
      return { kind: 'adminChanged', position, wallet: event.successor && getAddress(event.successor) };
  }
}

/**
 * The notification of an operator's act, with the facts that concern members' money.
 * @param reason The operator's reason; `''` for none.
 * @param replaces Time of the announcement that this one replaces.
 */
export function operatorFacts(act: OperatorAct, reason: string, replaces: Date | null): OperatorPayload {
  return { ...factsOf(act, replaces), ...(reason !== '' && { reason }) };
}
