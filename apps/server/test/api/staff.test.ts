import assert from 'node:assert/strict';
import { staffRoles } from '@upline/domain';
import { test } from 'vitest';
import { assertSameWallet, join, type Visitor } from '../support/visitor.ts';
import { serveApi } from './support/serveApi.ts';
import { joinAs, joinDesk, joinStaff } from './support/staff.ts';

const api = serveApi();

const me = ({ ask }: Visitor) => ask('deskMe', {});

test('a wallet in the server’s configuration has every role, and none can be withdrawn', async () => {
  const staff = await joinStaff(api);
  const { roles, areas, walletId } = await me(staff);
  assert.deepEqual([roles, areas], [[...staffRoles], ['support', 'operate']]);
  assertSameWallet(walletId, staff.account.address);
  const other = await joinAs(api, staff, 'lead');
  await other.refused('deskWithdraw', { wallet: walletId, role: 'lead' }, 409, 'server.fixedStaff');
  assert.deepEqual((await me(staff)).roles, [...staffRoles]);
});

test('a lead grants and withdraws a role; both take effect at once and are logged', async () => {
  const staff = await joinStaff(api);
  const member = await join(api);
  const asked = { wallet: member.account.address, role: 'agent' as const };
  await member.refused('deskMe', {}, 404, 'server.notFound');

  const granted = await staff.ask('deskGrant', asked);
  assert.deepEqual([granted.roles, granted.isFixed, granted.id], [['agent'], false, member.id]);
  assert.deepEqual(
    granted.grants.map(({ role }) => role),
    ['agent'],
  );
  assertSameWallet(granted.grants[0]?.by.walletId, staff.account.address);
  assert.deepEqual(await staff.ask('deskGrant', asked), granted);
  const seen = await me(member);
  assert.deepEqual([seen.roles, seen.areas], [['agent'], ['support']]);
  const colleagues = await member.ask('deskStaff', {});
  assert.deepEqual(
    colleagues.find(({ id }) => id === member.id),
    granted,
  );
  assert.deepEqual(colleagues.find(({ isFixed }) => isFixed)?.grants, []);

  for (let time = 0; time < 2; time++) assert.deepEqual((await staff.ask('deskWithdraw', asked)).roles, []);
  await member.refused('deskMe', {}, 404);
  await member.ask('tickets', {});
  const log = (await staff.ask('deskStaffLog', {})).filter(({ who }) => who.id === member.id);
  assert.deepEqual(
    log.map(({ role, change }) => [role, change]),
    [
      ['agent', 'withdrawn'],
      ['agent', 'granted'],
    ],
  );
  for (const { by } of log) assertSameWallet(by.walletId, staff.account.address);
});

test('a call of another role is refused with a message', async () => {
  const { lead, agent } = await joinDesk(api);
  const operator = await joinAs(api, lead, 'operator');
  for (const one of [agent, operator]) await one.refused('deskStaffLog', {}, 403, 'server.forLeads');
  await operator.refused('deskTickets', {}, 403, 'server.forAgents');
  assert.deepEqual((await me(operator)).areas, ['operate']);
});
