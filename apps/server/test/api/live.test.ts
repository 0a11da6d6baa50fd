import assert from 'node:assert/strict';
import { test } from 'vitest';
import { listen } from './support/listen.ts';
import { serveApi } from './support/serveApi.ts';
import { joinStaff } from './support/staff.ts';
import { join } from './support/visitor.ts';

const api = serveApi({ withChain: true });

test('marking all as read updates the member’s other pages, if something was unread', async () => {
  const member = await join(api);
  const ear = await listen(member);
  await member.client.call('markAllNotificationsRead', {});
  await ear.hears('notifications');
  await member.client.call('markAllNotificationsRead', {});
  const { data } = await member.client.call('createTicket', { body: { subject: 'A?', message: 'B.' } });
  await ear.hears(`ticket:${data.id}`);
  assert.deepEqual(ear.heard, ['notifications', `ticket:${data.id}`]);
  await ear.close();
});

test('marking one as read updates the member’s other pages, the first time', async () => {
  const member = await join(api);
  const { walletId: wallet } = member.account;
  const { data: told } = await member.client.call('notifications', { params: { wallet } });
  const params = { id: told[0]?.id ?? '' };
  const ear = await listen(member);
  await member.client.call('markNotificationRead', { params });
  await ear.hears('notifications');
  await member.client.call('markNotificationRead', { params });
  const { data } = await member.client.call('createTicket', { body: { subject: 'A?', message: 'B.' } });
  await ear.hears(`ticket:${data.id}`);
  assert.deepEqual(ear.heard, ['notifications', `ticket:${data.id}`]);
  await ear.close();
});

test('a member gets a topic when support first reads their message', async () => {
  const [member, staff] = [await join(api), await joinStaff(api)];
  const body = { subject: 'A?', message: 'B.' };
  const ear = await listen(member);
  const { data } = await member.client.call('createTicket', { body });
  const params = { ticketId: data.id };
  // A database notification may arrive after the reply.
  await ear.hears(`ticket:${data.id}`);
  const heard = ear.heard.length;
  await staff.client.call('deskTicket', { params });
  const { data: read } = await member.client.call('ticket', { params });
  assert.deepEqual(
    read.ticket.messages.map((message) => message.read),
    [true],
  );
  await staff.client.call('deskTicket', { params });
  const { data: last } = await member.client.call('createTicket', { body });
  await ear.hears(`ticket:${last.id}`);
  const ofTickets = ear.heard.slice(heard).filter((topic) => topic.startsWith('ticket:'));
  assert.deepEqual(ofTickets, [`ticket:${data.id}`, `ticket:${last.id}`]);
  await ear.close();
});

test('only the member and support get the topics of a ticket', async () => {
  const [member, other, staff] = [await join(api), await join(api), await joinStaff(api)];
  const [own, foreign, desk] = [await listen(member), await listen(other), await listen(staff)];
  const body = { subject: 'A question', message: 'How does it work?' };
  const { data } = await member.client.call('createTicket', { body });
  await Promise.all([own.hears(`ticket:${data.id}`), desk.hears(`ticket:${data.id}`)]);
  await join(api, other.account.id);
  await foreign.hears('notifications');
  assert.deepEqual(foreign.heard, ['notifications']);
  await Promise.all([own.close(), foreign.close(), desk.close()]);
});

test('everybody gets a topic when the ledger advances, and a buyer one of their own', async () => {
  const [buyer, other] = [await join(api), await join(api)];
  const [own, foreign] = [await listen(buyer), await listen(other)];
  await api.buy(buyer.signer, 1);
  await Promise.all([own.hears('figures'), own.hears('notifications'), foreign.hears('ledger')]);
  assert.ok(own.heard.includes('ledger'));
  assert.ok(foreign.heard.every((topic) => topic === 'ledger'));
  await Promise.all([own.close(), foreign.close()]);
});
