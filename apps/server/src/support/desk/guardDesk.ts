import type { StaffRouteName } from '@upline/api';
import { deskRoles, notTheirs } from '@upline/api/contract';
import { staffSessionLifetime } from '@upline/domain';
import type { Staff } from '../../accounts/staff/roles.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/openDb.ts';
import type { Session } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { record } from '../audit/record.ts';

interface Dependencies {
  db: Db;
  staff: Staff;
  config: Config;
}

/**
 * Lets only those of the staff through whose call it is: roles are read for each call, so that a withdrawal holds
 * at once.
 * @returns What throws HttpFailure 404 for members and for sessions of the members' site, to whom the desk does not exist, 401
 *   for a session that is too old for the staff or knows no site, 403 for a call of other roles, which is recorded.
 */
export function guardDesk({ db, staff, config }: Dependencies) {
  return async (name: StaffRouteName, { wallet, site, openedAt }: Session): Promise<void> => {
    const roles = await staff.rolesOf(db, wallet);
    const isForeign = site !== null && !config.deskOrigins.includes(site);
    if (roles.length === 0 || isForeign) throw new HttpFailure(404, 'server.notFound');
    if (site === null || Date.now() - openedAt.getTime() >= staffSessionLifetime) {
      throw new HttpFailure(401, 'server.signInAgain');
    }
    if (deskRoles[name].some((role) => roles.includes(role))) return;
    await db.transaction((tx) => record(tx, { staff: wallet, act: 'refused', details: { call: name } }));
    throw new HttpFailure(403, notTheirs(name));
  };
}
