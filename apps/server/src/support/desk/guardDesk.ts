import type { StaffRouteName } from '@upline/api';
import { deskRoles, notTheirs } from '@upline/api/contract';
import { type StaffRole, staffSessionLifetime } from '@upline/domain';
import { requireStillOpen } from '../../accounts/auth/sessions.ts';
import type { Staff } from '../../accounts/staff/roles.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/openDb.ts';
import type { CallSession } from '../../platform/http/handlers.ts';
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
 * @returns A check that returns the session with its roles, and throws HttpFailure 404 for members
 * and sessions of the members' site, 401 for a session that is too old for staff or has no site, and
 * 403 for the roles of others, which is recorded.
 */
export function guardDesk({ db, staff, config }: Dependencies) {
  return async (name: StaffRouteName, session: CallSession): Promise<CallSession> => {
    const { wallet, site, openedAt } = session;
    const hasRole = (roles: readonly StaffRole[]) => deskRoles[name].some((role) => roles.includes(role));
    const roles = await staff.rolesOf(db, wallet);
    const isForeign = site !== null && !config.deskOrigins.includes(site);
    if (roles.length === 0 || isForeign) throw new HttpFailure(404, 'server.notFound');
    if (site === null || Date.now() - openedAt.getTime() >= staffSessionLifetime) {
      throw new HttpFailure(401, 'server.signInAgain');
    }
    if (hasRole(roles)) {
      const requireStill = async (from = db) => {
        await requireStillOpen(from, session);
        const still = await staff.rolesOf(from, wallet);
        if (!hasRole(still)) throw new HttpFailure(404, 'server.notFound');
        // The handler may have read the lost role as well.
        if (!roles.every((role) => still.includes(role))) throw new HttpFailure(403, notTheirs(name));
      };
      return { ...session, requireStill };
    }
    await db.transaction((tx) => record(tx, { staff: wallet, act: 'refused', details: { call: name } }));
    throw new HttpFailure(403, notTheirs(name));
  };
}
