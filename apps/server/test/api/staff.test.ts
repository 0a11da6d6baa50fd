import assert from 'node:assert/strict';
import { messages, type StaffRole, staffRoles } from '@upline/domain';
import { test } from 'vitest';
import { serveApi } from './support/serveApi.ts';
import { grant, joinAs, joinStaff } from './support/staff.ts';
import { assertRefused, assertSameWallet, callAny, join, type Visitor } from './support/visitor.ts';

const api = serveApi();

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

test('a wallet in the server’s configuration has every role, and none can be withdrawn', async () => {
  const staff = await joinStaff(api);
  const { roles, areas, walletId } = await me(staff);
  assert.deepEqual([roles, areas], [[...staffRoles], ['support', 'operate']]);
  assertSameWallet(walletId, staff.signer.address);
  const lead = await joinAs(api, staff, 'lead');
  const refusal = { status: 409, reason: messages['server.fixedStaff'] };
  await assertRefused('deskWithdraw', withdraw(lead, walletId, 'lead'), refusal);
  assert.deepEqual((await me(staff)).roles, [...staffRoles]);
});

test('a lead grants and withdraws a role; both take effect at once and are logged', async () => {
  const staff = await joinStaff(api);
  const member = await join(api);
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
});

test('agents cannot lead and operators cannot answer, and each gets a message', async () => {
  const staff = await joinStaff(api);
  const [agent, operator] = [await joinAs(api, staff, 'agent'), await joinAs(api, staff, 'operator')];
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
});
