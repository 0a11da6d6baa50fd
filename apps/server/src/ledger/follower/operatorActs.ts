import type { FeeTerms, Position } from '@upline/domain';
import type { Address } from 'viem';
import type { ChainEvent } from './chainEvents.ts';

const names = [
  'TermsQueued',
  'TermsApplied',
  'TermsCancelled',
  'PausedSet',
  'PoolQueued',
  'PoolCancelled',
  'RetirementQueued',
  'RetirementCancelled',
  'Retired',
  'AdminOffered',
  'AdminOfferWithdrawn',
  'RoleRevoked',
] as const satisfies readonly ChainEvent['name'][];

type ActEvent = Extract<ChainEvent, { name: (typeof names)[number] }>;

/** An operator's act of which all members are notified. */
export interface OperatorAct {
  event: ActEvent;
  /** The level concerned; `null` for the registry. */
  position: Position | null;
  /** The terms in force before; `null` if they are unknown or the act is not about terms. */
  before: FeeTerms | null;
}

interface Network {
  listed: ReadonlyMap<Address, { position: Position }>;
  /** The pools of the deployment, whose events are read before their listing. */
  named: { has(pool: Address): boolean };
  /** The terms in force before the stretch. */
  terms: ReadonlyMap<Address, FeeTerms>;
}

function isActEvent(event: ChainEvent): event is ActEvent {
  return (names as readonly string[]).includes(event.name);
}

/**
 * Returns a function that selects, event by event in chain order, the acts of which members are
 * notified.
 */
export function createActReader({ listed, named, terms: known }: Network) {
  const terms = new Map(known);

  /** True for the registry and listed pools. */
  const isInUse = (contract: Address) => listed.has(contract) || !named.has(contract);

  function isTold(event: ActEvent): boolean {
    if (event.name === 'RoleRevoked' && !event.isAdmin) return false;
    if ('contract' in event) return isInUse(event.contract);
    if (event.name === 'PoolQueued' || event.name === 'PoolCancelled') return true;
    return listed.has(event.pool);
  }

  return function actOf(event: ChainEvent): OperatorAct | null {
    if (!isActEvent(event)) return null;
    const contract = 'contract' in event ? event.contract : event.pool;
    const before = 'terms' in event ? (terms.get(contract) ?? null) : null;
    if (event.name === 'TermsApplied') terms.set(contract, event.terms);
    if (!isTold(event)) return null;
    return { event, position: listed.get(contract)?.position ?? null, before };
  };
}
