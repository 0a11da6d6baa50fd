import { operator } from '@upline/chain/demo';
import type { Address } from 'viem';
import { demoMembers } from '../local/demoMembers.ts';

/** Somebody of the demo network, or of those who run the local pools. */
export interface KnownPerson {
  address: Address;
  name: string;
}

/** Those whose names everybody knows on a local chain: members first, in the order of joining. */
export function knownPeople(): KnownPerson[] {
  const members = demoMembers().map(({ address, name }) => ({ address, name }));
  const staff: KnownPerson[] = [
    { address: operator.root().address, name: 'Root' },
    { address: operator.admin().address, name: 'Admin' },
    { address: operator.modifierAdmin().address, name: 'Modifier' },
    { address: operator.productPool().address, name: 'Product pool' },
    { address: operator.royaltyAdmin().address, name: 'Royalty admin' },
  ];
  return [...members, ...staff];
}
