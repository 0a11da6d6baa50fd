import assert from 'node:assert/strict';
import { messages, type StaffRole, staffRoles, staffSessionLifetime } from '@upline/domain';
import type { Scenario } from './backend.ts';
import { grant, joinAs, joinStaff } from './staff.ts';
import { assertRefused, assertSameWallet, callAny, join, signIn, type Visitor } from './visitor.ts';

async function me({ client }: Visitor) {
  return (await client.call('deskMe', {})).data;
}

async function withdraw({ client }: Visitor, wallet: string, role: StaffRole) {
  return (await client.call('deskWithdraw', { params: { wallet, role } })).data;
}

/** The newest changes of a wallet's roles, newest first. */
async function logOf({ client }: Visitor, wallet: string) {
  const { data } = await client.call('deskStaffLog', {});
  return data.filter(({ who }) => who.walletId.toLowerCase() === wallet.toLowerCase());
}

export const staffScenarios: readonly Scenario[] = [
  {
    name: 'a wallet in the server’s configuration has every role, and none can be withdrawn',
    async run(backend) {
      const staff = await joinStaff(backend);
      const { roles, areas, walletId } = await me(staff);
      assert.deepEqual([roles, areas], [[...staffRoles], ['support', 'operate']]);
      assertSameWallet(walletId, staff.signer.address);
      const lead = await joinAs(backend, staff, 'lead');
      const refusal = { status: 409, reason: messages['server.fixedStaff'] };
      await assertRefused('deskWithdraw', withdraw(lead, walletId, 'lead'), refusal);
      assert.deepEqual((await me(staff)).roles, [...staffRoles]);
    },
  },
  {
    name: 'a lead grants and withdraws a role; both take effect at once and are logged',
    async run(backend) {
      const staff = await joinStaff(backend);
      const member = await join(backend);
      const { walletId } = member.account;
      await assertRefused('deskMe', me(member), { status: 404, reason: messages['server.notFound'] });

      const granted = await grant(staff, walletId, 'agent');
      assert.deepEqual([granted.roles, granted.isFixed, granted.id], [['agent'], false, member.account.id]);
      assert.deepEqual(
        granted.grants.map(({ role }) => role),
        ['agent'],
      );
      assertSameWallet(granted.grants[0]?.by.walletId ?? '', staff.signer.address);
      assert.deepEqual(await grant(staff, walletId, 'agent'), granted);
      const seen = await me(member);
      assert.deepEqual([seen.roles, seen.areas], [['agent'], ['support']]);
      const { data: colleagues } = await member.client.call('deskStaff', {});
      assert.deepEqual(
        colleagues.find(({ id }) => id === member.account.id),
        granted,
      );
      assert.deepEqual(colleagues.find(({ isFixed }) => isFixed)?.grants, []);

      assert.deepEqual((await withdraw(staff, walletId, 'agent')).roles, []);
      assert.deepEqual((await withdraw(staff, walletId, 'agent')).roles, []);
      await assertRefused('deskMe', me(member), { status: 404 });
      await member.client.call('tickets', {});
      const log = await logOf(staff, walletId);
      assert.deepEqual(
        log.map(({ role, change }) => [role, change]),
        [
          ['agent', 'withdrawn'],
          ['agent', 'granted'],
        ],
      );
      for (const { by } of log) assertSameWallet(by.walletId, staff.signer.address);
    },
  },
  {
    name: 'agents cannot lead and operators cannot answer, and each gets a message',
    async run(backend) {
      const staff = await joinStaff(backend);
      const [agent, operator] = [
        await joinAs(backend, staff, 'agent'),
        await joinAs(backend, staff, 'operator'),
      ];
      const body = { wallet: agent.account.walletId, role: 'lead' };
      const forLeads = { status: 403, reason: messages['server.forLeads'] };
      const forAgents = { status: 403, reason: messages['server.forAgents'] };
      for (const one of [agent, operator]) {
        await assertRefused('deskGrant', callAny(one, 'deskGrant', { body }), forLeads);
        await assertRefused('deskStaffLog', callAny(one, 'deskStaffLog', {}), forLeads);
      }
      await agent.client.call('deskTickets', {});
      await assertRefused('deskTickets', callAny(operator, 'deskTickets', {}), forAgents);
      await assertRefused('deskViews', callAny(operator, 'deskViews', {}), forAgents);
      assert.deepEqual((await me(operator)).areas, ['operate']);
      assert.deepEqual((await me(agent)).roles, ['agent']);
    },
  },
  {
    name: 'a staff session ends within a working day, even if it began before the role',
    async run(backend) {
      const staff = await joinStaff(backend);
      const agent = await joinAs(backend, staff, 'agent');
      const fresh = async (visitor: Visitor) => {
        await signIn(visitor);
        return me(visitor);
      };
      for (const { sessionEndsAt } of [await me(staff), await me(agent), await fresh(agent)]) {
        const { data: open } = await agent.client.call('sessions', {});
        const [latest = ''] = open
          .map(({ expiresAt }) => expiresAt)
          .toSorted()
          .toReversed();
        const opened = Math.max(...open.map(({ createdAt }) => Date.parse(createdAt)));
        assert.ok(Date.parse(latest) <= opened + staffSessionLifetime, latest);
        // A session of the same minute may have been opened later.
        assert.ok(Date.parse(sessionEndsAt) <= opened + staffSessionLifetime + 60_000, sessionEndsAt);
      }
    },
  },
];
