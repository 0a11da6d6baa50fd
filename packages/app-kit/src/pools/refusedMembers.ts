import { storageKeys } from '@upline/domain';
import { type Address, isAddress } from 'viem';
import { browserStorage } from '../store/browserStorage.ts';
import { count, parsedOr, record } from '../store/parsing.ts';

/** How long a refusal is remembered, milliseconds: code can be mended. */
const lifetime = 30 * 24 * 3600 * 1000;

/** Milliseconds since 1970 until which each is remembered, of those that still are. */
function read(): Map<Address, number> {
  const stored = browserStorage.getItem(storageKeys.refusedMembers) ?? '{}';
  const kept = parsedOr({}, () => record(JSON.parse(stored)));
  const members = Object.entries(kept).flatMap(([member, until]): [Address, number][] =>
    isAddress(member) ? [[member, parsedOr(0, () => count(until))]] : [],
  );
  return new Map(members.filter(([, until]) => until > Date.now()));
}

/**
 * Whose signatures the chain refused in a purchase, though it took them in every trial: this browser brings them no more,
 * also after the page was loaded again.
 */
export class RefusedMembers extends Set<Address> {
  constructor() {
    super();
    for (const member of read().keys()) super.add(member);
  }

  override add(member: Address): this {
    const kept = read().set(member, Date.now() + lifetime);
    browserStorage.setItem(storageKeys.refusedMembers, JSON.stringify(Object.fromEntries(kept)));
    return super.add(member);
  }
}

export const refusedMembers = new RefusedMembers();
