import { areasOf } from '@upline/domain';
import type { Answers } from '../call.ts';
import { MockApiError } from '../mockApiError.ts';
import type { MockBackend } from '../mockBackend.ts';
import { personOf } from './personOf.ts';

const logAtOnce = 200;

export function deskStaffAnswers(backend: MockBackend) {
  const { staff, signIn, live } = backend;

  const colleague = (wallet: string) => ({
    ...personOf(backend, wallet),
    roles: staff.rolesOf(wallet),
    isFixed: staff.isFixed(wallet),
    grants: staff
      .grantsOf(wallet)
      .map(({ role, at, by }) => ({ role, at: at.toISOString(), by: personOf(backend, by) })),
  });

  /**
   * Ends the staff member's streams, so that they reconnect with their new roles, and updates all
   * staff.
   */
  function tell(wallet: string): void {
    for (const { token } of signIn.of(wallet)) live.end(token);
    live.announce({ wallet: 'staff', topic: 'staff' });
  }

  return {
    deskMe(_input, { caller }) {
      const { token, wallet } = caller();
      const roles = staff.rolesOf(wallet);
      const session = signIn.of(wallet).find((one) => one.token === token);
      const sessionEndsAt = (session?.endsAt ?? backend.now()).toISOString();
      return { ...personOf(backend, wallet), roles, areas: areasOf(roles), sessionEndsAt };
    },
    deskStaff: () =>
      staff
        .all()
        .map(colleague)
        .toSorted((one, other) => one.name.localeCompare(other.name)),
    deskGrant({ body: { wallet, role } }, { caller }) {
      const by = caller().wallet;
      if (staff.grant(wallet, role, by)) {
        backend.audit.record({ staff: by, act: 'grant', details: { wallet: backend.display(wallet), role } });
        tell(wallet);
      }
      return colleague(wallet);
    },
    deskWithdraw({ params: { wallet, role } }, { caller }) {
      const by = caller().wallet;
      if (staff.isFixed(wallet)) throw new MockApiError(409, 'server.fixedStaff');
      const leads = staff.all().filter((one) => staff.rolesOf(one).includes('lead'));
      if (role === 'lead' && leads.length === 1 && leads[0] === wallet) {
        throw new MockApiError(409, 'server.lastLead');
      }
      if (staff.withdraw(wallet, role, by)) {
        backend.audit.record({
          staff: by,
          act: 'withdraw',
          details: { wallet: backend.display(wallet), role },
        });
        tell(wallet);
      }
      return colleague(wallet);
    },
    deskStaffLog: () =>
      staff
        .log()
        .slice(0, logAtOnce)
        .map(({ number, wallet, role, change, by, at }) => ({
          number,
          who: personOf(backend, wallet),
          role,
          change,
          by: personOf(backend, by),
          at: at.toISOString(),
        })),
  } satisfies Answers;
}
