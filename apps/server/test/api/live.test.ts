import assert from 'node:assert/strict';
import { test } from 'vitest';
import { listenAs } from '../support/openStream.ts';
import { join, type Registered } from '../support/visitor.ts';
import { notificationsOf } from './support/notified.ts';
import { serveApi } from './support/serveApi.ts';
import { joinStaff, open, own, read } from './support/staff.ts';

const api = serveApi({ withChain: true });

const marks = {
  all: (member: Registered) => member.ask('markAllNotificationsRead', {}),
  one: async (member: Registered) =>
    member.ask('markNotificationRead', { id: (await notificationsOf(member))[0]?.id ?? '' }),
};

test.each(['all', 'one'] as const)(
  'marking %s as read updates the member’s other pages once',
  async (which) => {
    const member = await join(api);
    const ear = await listenAs(member);
    await marks[which](member);
    await ear.brings('notifications');
    await marks[which](member);
    const ticketId = await open(member);
    await ear.brings(`ticket:${ticketId}`);
    assert.deepEqual(ear.topics(), ['notifications', `ticket:${ticketId}`]);
    await ear.close();
  },
);

test('a member gets a topic when support first reads their message', async () => {
  const [member, lead] = [await join(api), await joinStaff(api)];
  const ear = await listenAs(member);
  const ticketId = await open(member);
  // A database notification may arrive after the reply.
  await ear.brings(`ticket:${ticketId}`);
  const heard = ear.topics().length;
  await read(lead, ticketId);
  assert.equal((await own(member, ticketId)).messages[0]?.read, true);
  await read(lead, ticketId);
  const last = await open(member);
  await ear.brings(`ticket:${last}`);
  const ofTickets = ear
    .topics()
    .slice(heard)
    .filter((topic) => topic.startsWith('ticket:'));
  assert.deepEqual(ofTickets, [`ticket:${ticketId}`, `ticket:${last}`]);
  await ear.close();
});

test('everybody gets a topic when the ledger advances, and a buyer one of their own', async () => {
  const [buyer, other] = [await join(api), await join(api)];
  const [ear, foreign] = [await listenAs(buyer), await listenAs(other)];
  await api.buy(buyer, 1);
  await Promise.all([ear.brings('figures'), ear.brings('notifications'), foreign.brings('ledger')]);
  assert.ok(ear.topics().includes('ledger'));
  assert.ok(foreign.topics().every((topic) => topic === 'ledger'));
  await Promise.all([ear.close(), foreign.close()]);
});

test('a buyer gets a topic of their own when the purchase becomes final', async () => {
  const [buyer, other] = [await join(api), await join(api)];
  await api.settle();
  await api.buy(buyer, 1);
  const [ear, foreign] = [await listenAs(buyer), await listenAs(other)];
  await api.settle();
  await Promise.all([ear.brings('figures'), foreign.brings('ledger')]);
  assert.ok(foreign.topics().every((topic) => topic === 'ledger'));
  await Promise.all([ear.close(), foreign.close()]);
});
