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
 * Restricts staff calls to their roles, read for each call, so that a withdrawn role takes effect
 * at once.
 * @returns A check that throws HttpFailure 404 for members and sessions of the members' site, 401
 * for a session that is too old for staff or has no site, and 403 for the roles of others, which is
 * recorded.
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
