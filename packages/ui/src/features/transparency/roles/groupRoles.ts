import type { Position } from '@upline/domain';
import type { RoleHolder } from '../../../ports/poolProofs.ts';

/** One contract at which a role is held. */
export interface RolePlace {
  /** `null` for the registry. */
  position: Position | null;
  contract: string;
}

/** Somebody who holds a role, at one contract or at several. */
export interface HeldRole extends Pick<RoleHolder, 'role' | 'holder' | 'offeredTo'> {
  places: readonly RolePlace[];
}

/** Holders with all contracts at which they hold the same role and to which it is offered alike, in the order given. */
export function groupRoles(holders: readonly RoleHolder[]): readonly HeldRole[] {
  const groups = new Map<string, HeldRole & { places: RolePlace[] }>();
  for (const { role, holder, offeredTo, position, contract } of holders) {
    const key = [role, holder, offeredTo].join();
    const group = groups.get(key) ?? { role, holder, offeredTo, places: [] };
    group.places.push({ position, contract });
    groups.set(key, group);
  }
  const order = holders.map(({ role }) => role);
  return [...groups.values()].sort((a, b) => order.indexOf(a.role) - order.indexOf(b.role));
}
