import { staffSessionLifetime } from '@upline/domain';
import { deskRoles, notTheirs } from '../../deskRoles.ts';
import type { StaffRouteName } from '../../routes.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import type { Caller } from './call.ts';

/**
 * Lets only those of the staff through whose call it is.
 * @throws Refusal 404 for members, to whom the desk does not exist, 401 for a session that is too old for the
 *   staff, 403 for a call of other roles.
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
