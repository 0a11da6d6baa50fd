import { areasOf, type OperatorAct, type StaffRole, staffSessionLifetime } from '@upline/domain';
import { sql } from 'drizzle-orm';
import { getAddress } from 'viem';
import type { SessionCache } from '../../accounts/auth/sessionCache.ts';
import { lookAgain, shortenSessions } from '../../accounts/auth/sessions.ts';
import { changeRole, readRoleChanges, type Staff } from '../../accounts/staff/roles.ts';
import { locks } from '../../platform/db/locks.ts';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import type { CallSession, Handlers } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { publish } from '../../platform/live/publish.ts';
import { dropReasonsOf } from '../announcements/pendingReasons.ts';
import { record } from '../audit/record.ts';
import { show } from '../audit/show.ts';
import { namesOf } from './people.ts';

interface Dependencies {
  db: Db;
  staff: Staff;
  sessions: SessionCache;
}

type StaffHandlers = Pick<Handlers, 'deskMe' | 'deskStaff' | 'deskGrant' | 'deskWithdraw' | 'deskStaffLog'>;

type Wallet = `0x${string}`;

const logAtOnce = 200;

/** The audit entry of a reason that was taken back. */
const takenBack = (staff: Wallet, act: OperatorAct) => ({
  staff,
  act: 'announceAct' as const,
  details: { announced: { act, reason: '' } },
});

/** Lists staff, grants and withdraws roles. */
export function staffHandlers({ db, staff, sessions }: Dependencies): StaffHandlers {
  /** Shows a wallet with its roles, and records that the caller saw its member. */
  function showColleague(session: CallSession, wallet: Wallet) {
    // `change` checked the caller's role before it ran; leads may withdraw their own.
    const changed = { ...session, requireStill: async () => {} };
    return show(db, changed, async (tx) => {
      const roles = await staff.rolesOf(tx, wallet);
      const [reply] = await colleagueReplies(tx, [[wallet, roles]], wallet);
      if (!reply) throw new Error('One wallet is one colleague.');
      return { reply, members: [wallet] };
    });
  }

  /** @param of The only wallet among `colleagues`, to read no other grants. */
  async function colleagueReplies(from: Db, colleagues: Iterable<[Wallet, StaffRole[]]>, of?: Wallet) {
    const grants = await staff.grants(from, of);
    const all = [...colleagues];
    const nameOf = await namesOf(from, [...all.map(([wallet]) => wallet), ...grants.map(({ by }) => by)]);
    return all.map(([wallet, roles]) => ({
      ...nameOf(wallet),
      roles,
      isFixed: staff.isFixed(wallet),
      grants: grants
        .filter((grant) => grant.wallet === wallet)
        .map(({ role, at, by }) => ({ role, at: at.toISOString(), by: nameOf(by) })),
    }));
  }

  /** @throws HttpFailure 409 for the last lead, without whom no one could appoint another. */
  async function requireOtherLead(tx: Tx, wallet: Wallet): Promise<void> {
    const leads = [...(await staff.all(tx))].filter(([, roles]) => roles.includes('lead'));
    if (leads.every(([one]) => one === wallet)) throw new HttpFailure(409, 'server.lastLead');
  }

  /**
   * Grants or withdraws a role and makes every server look the wallet's sessions up again.
   * @throws HttpFailure 404 if another lead has withdrawn the caller's role meanwhile.
   */
  async function change(
    session: CallSession,
    asked: Omit<Parameters<typeof changeRole>[1], 'by'>,
  ): Promise<void> {
    const { wallet, role, isGranted } = asked;
    const by = session.wallet;
    const touched = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${locks.leads})`);
      await session.requireStill(tx);
      if (role === 'lead' && !isGranted) await requireOtherLead(tx, wallet);
      if (!(await changeRole(tx, { ...asked, by }))) return [];
      const tokens = await (isGranted ? shortenSessions : lookAgain)(tx, wallet);
      await publish(tx, { wallet: 'staff', topic: 'staff' });
      const act = isGranted ? 'grant' : 'withdraw';
      // Members read no reason of a former operator, whom nobody could ask to take it back.
      const left = role === 'operator' && !isGranted ? await dropReasonsOf(tx, wallet) : [];
      const details = { wallet: getAddress(wallet), role };
      await record(tx, { staff: by, act, member: wallet, details }, ...left.map((of) => takenBack(by, of)));
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
      const all = await colleagueReplies(db, await staff.all(db));
      return all.toSorted((one, other) => one.name.localeCompare(other.name));
    },

    async deskGrant({ body: { wallet, role } }, { session }) {
      if (!staff.isFixed(wallet)) await change(session, { wallet, role, isGranted: true });
      return showColleague(session, wallet);
    },

    async deskWithdraw({ params: { wallet, role } }, { session }) {
      if (staff.isFixed(wallet)) throw new HttpFailure(409, 'server.fixedStaff');
      await change(session, { wallet, role, isGranted: false });
      return showColleague(session, wallet);
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
