import { callHash, callOfEvent, type SeenEvent } from '@upline/chain';
import { chainId, type FeeTerms } from '@upline/domain';
import { zeroAddress } from 'viem';
import type { OperatorAct } from './operatorActs.ts';

type Details = SeenEvent['details'];

const termsOf = ({ fee, referral, network, operator }: FeeTerms): Details => ({
  joiningFee: `${fee}`,
  referralShare: `${referral}`,
  networkShare: `${network}`,
  operatorShare: `${operator}`,
});

type Words = Pick<SeenEvent, 'contract' | 'event' | 'details'>;

/** The event with the names of the contract's ABI. */
function eventOf({ event }: OperatorAct): Words {
  switch (event.name) {
    case 'TermsQueued':
    case 'TermsApplied':
    case 'TermsCancelled':
      return { contract: event.pool, event: event.name, details: termsOf(event.terms) };
    case 'PausedSet': {
      const until = `${event.until.getTime() / 1000}`;
      return { contract: event.pool, event: event.name, details: { until } };
    }
    case 'RetirementQueued':
    case 'RetirementCancelled':
    case 'Retired':
      return { contract: event.pool, event: event.name, details: {} };
    case 'PoolQueued': {
      const details = { pool: event.pool, position: `${event.level}` };
      return { contract: event.registry, event: event.name, details };
    }
    case 'PoolCancelled':
      return { contract: event.registry, event: event.name, details: { pool: event.pool } };
    case 'AdminOffered': {
      const details = { newAdmin: event.account ?? zeroAddress };
      return { contract: event.contract, event: 'DefaultAdminTransferScheduled', details };
    }
    case 'AdminOfferWithdrawn':
      return { contract: event.contract, event: 'DefaultAdminTransferCanceled', details: {} };
    case 'RoleRevoked':
      return { contract: event.contract, event: event.name, details: { role: 'ADMIN' } };
  }
}

/**
 * The call behind an act, in the form in which operators give reasons for it; `null` if the event
 * has none.
 */
export function callOfAct(act: OperatorAct): { contract: string; callHash: string } | null {
  const call = callOfEvent({ ...eventOf(act), at: act.event.at.toISOString() });
  return call && { contract: call.to, callHash: callHash(chainId, call) };
}
