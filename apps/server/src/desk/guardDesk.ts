import type { StaffRouteName } from '@upline/api';
import { deskRoles, notTheirs } from '@upline/api/contract';
import { staffSessionLifetime } from '@upline/domain';
import { record } from '../audit/record.ts';
import type { Db } from '../db/openDb.ts';
import type { Session } from '../http/handlers.ts';
import { HttpFailure } from '../http/httpFailure.ts';
import type { Staff } from '../staff/roles.ts';

interface Dependencies {
  db: Db;
  staff: Staff;
}

/**
 * Lets only those of the staff through whose call it is: roles are read for each call, so that a withdrawal holds
 * at once.
 * @returns What throws HttpFailure 404 for members, to whom the desk does not exist, 401 for a session that is too
 *   old for the staff, 403 for a call of other roles, which is recorded.
 */
export function guardDesk({ db, staff }: Dependencies) {
  return async (name: StaffRouteName, { wallet, openedAt }: Session): Promise<void> => {
    const roles = await staff.rolesOf(db, wallet);
    if (roles.length === 0) throw new HttpFailure(404, 'server.notFound');
    if (Date.now() - openedAt.getTime() >= staffSessionLifetime) {
      throw new HttpFailure(401, 'server.signInAgain');
    }
    if (deskRoles[name].some((role) => roles.includes(role))) return;
    await record(db, { staff: wallet, act: 'refused', details: { call: name } });
    throw new HttpFailure(403, notTheirs(name));
  };
}
