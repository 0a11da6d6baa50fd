import { staffSessionLifetime } from '@upline/domain';
import { deskRoles, notTheirs } from '../../deskRoles.ts';
import type { StaffRouteName } from '../../routes.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import type { Caller } from './call.ts';

/**
 * Checks a staff member's role for a call.
 * @throws Refusal 404 for members, from whom the staff calls are hidden, 401 if the session is too
 * old for staff, 403 for other roles.
 */
export function requireRole(world: World, name: StaffRouteName, { wallet, token }: Caller): void {
  const roles = world.staff.rolesOf(wallet);
  if (roles.length === 0) throw new Refusal(404, 'server.notFound');
  const session = world.signIn.of(wallet).find((one) => one.token === token);
  const age = world.now().getTime() - (session?.createdAt.getTime() ?? 0);
  if (age >= staffSessionLifetime) throw new Refusal(401, 'server.signInAgain');
  if (deskRoles[name].some((role) => roles.includes(role))) return;
  world.audit.record({ staff: wallet, act: 'refused', details: { call: name } });
  throw new Refusal(403, notTheirs(name));
}
