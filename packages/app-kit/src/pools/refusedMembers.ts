import { storageKeys } from '@upline/domain';
import { type Address, isAddress } from 'viem';
import { browserStorage } from '../store/browserStorage.ts';
import { count, parsedOr, record } from '../store/parsing.ts';

/** Lifetime of a refusal, milliseconds: thirty days, because code can be fixed. */
const lifetime = 30 * 24 * 3600 * 1000;

/** Expiry of each unexpired refusal, milliseconds since 1970. */
function read(): Map<Address, number> {
  const stored = browserStorage.getItem(storageKeys.refusedMembers) ?? '{}';
  const kept = parsedOr({}, () => record(JSON.parse(stored)));
  const members = Object.entries(kept).flatMap(([member, until]): [Address, number][] =>
    isAddress(member) ? [[member, parsedOr(0, () => count(until))]] : [],
  );
  return new Map(members.filter(([, until]) => until > Date.now()));
}

/**
 * Members whose signatures passed every simulation but were refused in a purchase. This browser
 * does not submit them again, also after a reload.
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
