import type { Position } from '@upline/domain';
import type { RoleHolder } from '../../../ports/poolProofs.ts';

export interface RolePlace {
  /** `null` for the registry. */
  position: Position | null;
  contract: string;
}

/** The holder of a role, with its contracts. */
export interface HeldRole extends Pick<RoleHolder, 'role' | 'holder' | 'offeredTo'> {
  places: readonly RolePlace[];
}

/** Groups holders by role and offer, with all their contracts, in the given order. */
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
