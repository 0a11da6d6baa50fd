import { deskRoles, notTheirs } from '../../deskRoles.ts';
import type { StaffRouteName } from '../../routes.ts';
import { MockApiError } from '../mockApiError.ts';
import type { MockBackend } from '../mockBackend.ts';
import type { Caller } from './call.ts';

/**
 * Checks a staff member's role for a call.
 * @throws MockApiError 404 for members, from whom the staff calls are hidden, 403 for other roles.
 */
export function requireRole(backend: MockBackend, name: StaffRouteName, { wallet }: Caller): void {
  const roles = backend.staff.rolesOf(wallet);
  if (roles.length === 0) throw new MockApiError(404, 'server.notFound');
  if (deskRoles[name].some((role) => roles.includes(role))) return;
  throw new MockApiError(403, notTheirs(name));
}
