import { areasOf, type StaffRole, staffSessionLifetime } from '@upline/domain';
import { sql } from 'drizzle-orm';
import { getAddress } from 'viem';
import { record } from '../audit/record.ts';
import type { SessionCache } from '../auth/sessionCache.ts';
import { lookAgain, shortenSessions } from '../auth/sessions.ts';
import { locks } from '../db/locks.ts';
import type { Db } from '../db/openDb.ts';
import type { Handlers } from '../http/handlers.ts';
import { HttpFailure } from '../http/httpFailure.ts';
import { announce } from '../live/announce.ts';
import { changeRole, readRoleChanges, type Staff } from '../staff/roles.ts';
import { namesOf } from './people.ts';

interface Dependencies {
  db: Db;
  staff: Staff;
  sessions: SessionCache;
}

type StaffHandlers = Pick<Handlers, 'deskMe' | 'deskStaff' | 'deskGrant' | 'deskWithdraw' | 'deskStaffLog'>;

type Wallet = `0x${string}`;

const logAtOnce = 200;

/** Who the staff is, and who says so. */
export function staffHandlers({ db, staff, sessions }: Dependencies): StaffHandlers {
  async function colleagueReply(wallet: Wallet) {
    const roles = await staff.rolesOf(db, wallet);
    const [reply] = await colleagueReplies([[wallet, roles]], wallet);
    if (!reply) throw new Error('One wallet is one colleague.');
    return reply;
  }

  /** @param of The only one of them, to look up no others' grants. */
  async function colleagueReplies(colleagues: Iterable<[Wallet, StaffRole[]]>, of?: Wallet) {
    const grants = await staff.grants(db, of);
    const all = [...colleagues];
    const nameOf = await namesOf(db, [...all.map(([wallet]) => wallet), ...grants.map(({ by }) => by)]);
    return all.map(([wallet, roles]) => ({
      ...nameOf(wallet),
      roles,
      isFixed: staff.isFixed(wallet),
      grants: grants
        .filter((grant) => grant.wallet === wallet)
        .map(({ role, at, by }) => ({ role, at: at.toISOString(), by: nameOf(by) })),
    }));
  }

  /** @throws HttpFailure 409 for the only lead: nobody could make another one. */
  async function requireOtherLead(tx: Db, wallet: Wallet): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.leads})`);
    const leads = [...(await staff.all(tx))].filter(([, roles]) => roles.includes('lead'));
    if (leads.every(([one]) => one === wallet)) throw new HttpFailure(409, 'server.lastLead');
  }

  /** Gives or takes a role; whose it is is looked up again everywhere. */
  async function change(asked: Parameters<typeof changeRole>[1]): Promise<void> {
    const { wallet, role, by, isGranted } = asked;
    const touched = await db.transaction(async (tx) => {
      if (role === 'lead' && !isGranted) await requireOtherLead(tx, wallet);
      if (!(await changeRole(tx, asked))) return [];
      const tokens = await (isGranted ? shortenSessions : lookAgain)(tx, wallet);
      await announce(tx, { wallet: 'staff', topic: 'staff' });
      const act = isGranted ? 'grant' : 'withdraw';
      await record(tx, { staff: by, act, details: { wallet: getAddress(wallet), role } });
      return tokens;
    });
    for (const token of touched) sessions.end(token);
  }

  return {
    async deskMe(_input, { session: { wallet, openedAt, expiresAt } }) {
      const nameOf = await namesOf(db, [wallet]);
      const roles = await staff.rolesOf(db, wallet);
      const ends = Math.min(expiresAt.getTime(), openedAt.getTime() + staffSessionLifetime);
      const sessionEndsAt = new Date(ends).toISOString();
      return { ...nameOf(wallet), roles, areas: areasOf(roles), sessionEndsAt };
    },

    async deskStaff() {
      const all = await colleagueReplies(await staff.all(db));
      return all.toSorted((one, other) => one.name.localeCompare(other.name));
    },

    async deskGrant({ body: { wallet, role } }, { session: { wallet: by } }) {
      if (!staff.isFixed(wallet)) await change({ wallet, role, by, isGranted: true });
      return colleagueReply(wallet);
    },

    async deskWithdraw({ params: { wallet, role } }, { session: { wallet: by } }) {
      if (staff.isFixed(wallet)) throw new HttpFailure(409, 'server.fixedStaff');
      await change({ wallet, role, by, isGranted: false });
      return colleagueReply(wallet);
    },

    async deskStaffLog() {
      const changes = await readRoleChanges(db, logAtOnce);
      const nameOf = await namesOf(
        db,
        changes.flatMap(({ wallet, by }) => [wallet, by]),
      );
      return changes.map(({ number, wallet, role, isGranted, by, at }) => ({
        number,
        who: nameOf(wallet),
        role,
        change: isGranted ? 'granted' : 'withdrawn',
        by: nameOf(by),
        at: at.toISOString(),
      }));
    },
  };
}
