import { operator } from '@upline/chain/demo';
import type { Address } from 'viem';
import { demoMembers } from '../local/demoMembers.ts';

/** A demo member or a local operator account. */
export interface KnownPerson {
  address: Address;
  name: string;
}

/** Names of a local chain's accounts: members in the order of joining, then the operator. */
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
