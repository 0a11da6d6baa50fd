import assert from 'node:assert/strict';
import { splitRaceFee } from '@upline/domain';
import { test } from 'vitest';
import { join } from '../support/visitor.ts';
import { assertTold, notificationsOf } from './support/notified.ts';
import { serveApi } from './support/serveApi.ts';

const api = serveApi({ withChain: true });

test('welcomes a new member, whose sponsor is notified', async () => {
  const sponsor = await join(api);
  await assertTold(sponsor, { kind: 'welcome', memberId: sponsor.id });
  await join(api, sponsor.id);
  const told = await notificationsOf(sponsor);
  assert.deepEqual(
    told.map(({ kind, isRead, transaction }) => [kind, isRead, transaction]),
    [
      ['placeUnrecorded', false, ''],
      ['welcome', false, ''],
    ],
  );
  for (const { id, _id } of told) assert.equal(id, _id);
});

test('marking a notification as read is permanent', async () => {
  const member = await join(api);
  await join(api, member.id);
  const [newest, oldest] = await notificationsOf(member);
  assert.ok(newest && oldest);
  const { id } = newest;
  const read = { ...newest, isRead: true };
  for (let time = 0; time < 2; time++)
    assert.deepEqual(await member.ask('markNotificationRead', { id }), read);
  assert.deepEqual(await notificationsOf(member, 'true'), [read]);
  assert.deepEqual(await notificationsOf(member, 'false'), [oldest]);
  assert.deepEqual(await member.ask('notificationDetails', { id }), read);
});

test('a member marks all their notifications as read, and gets the number of unread ones', async () => {
  const member = await join(api);
  const other = await join(api, member.id);
  await other.ask('askForPlace', {});
  const [newest, ...older] = await notificationsOf(member);
  await member.ask('markNotificationRead', { id: newest?.id ?? '' });
  assert.equal(older.length, 2);
  assert.deepEqual(await member.ask('markAllNotificationsRead', {}), { marked: 2 });
  assert.deepEqual(await notificationsOf(member, 'false'), []);
  assert.equal((await notificationsOf(member, 'true')).length, 3);
  assert.deepEqual(await member.ask('markAllNotificationsRead', {}), { marked: 0 });
  assert.equal((await notificationsOf(other, 'false')).length, 1);
});

test('the filter of notifications accepts only true and false', async () => {
  const { refused, account } = await join(api);
  for (const isRead of ['yes', '1', 'TRUE']) {
    await refused('notifications', { wallet: account.address, isRead }, 400);
  }
});

test('the older calls return the same notifications', async () => {
  const member = await join(api);
  const [told] = await notificationsOf(member);
  assert.ok(told);
  for (const id of [member.id, member.account.address]) {
    assert.deepEqual(await member.ask('olderNotifications', { id }), [told]);
  }
  const { id } = told;
  assert.deepEqual(await member.ask('olderNotificationDetails', { id }), told);
  assert.equal(await member.ask('olderMarkNotificationRead', { id }), id);
  assert.deepEqual(await notificationsOf(member, 'true'), [{ ...told, isRead: true }]);
});

test('a purchase notifies the buyer, and the sponsor once about all they received', async () => {
  const sponsor = await join(api);
  await api.buy(sponsor, 1);
  const bought = { kind: 'purchaseConfirmed', position: 1, amount: 50_000_000n } as const;
  await assertTold(sponsor, bought, { position: 1 });
  const member = await join(api, sponsor.id);
  await api.buy(member, 1);
  await assertTold(member, bought, { position: 1 });

  const { bonus: ofReferral, perUpline: ofLevel } = splitRaceFee(50_000_000n);
  const wallet = member.account.address;
  const sums = { amount: ofReferral + ofLevel, ofReferral, ofLevel };
  await assertTold(sponsor, { kind: 'incomeReceived', position: 1, wallet, ...sums }, { position: 1 });
  const told = await notificationsOf(sponsor);
  assert.equal(told.filter(({ kind }) => kind === 'incomeReceived').length, 1);
  const [confirmed] = await notificationsOf(member);
  assert.equal(told[0]?.transaction, confirmed?.transaction);
  assert.match(confirmed?.transaction ?? '', /^0x[0-9a-f]{64}$/);

  // The person has the name of the time of reading.
  await member.ask('update', { name: 'Noah' });
  const [named] = await notificationsOf(sponsor);
  assert.deepEqual(named?.person, { id: member.id, name: 'Noah', walletId: wallet, photo: '' });
});

test('a sponsor is notified of a loss and of the level that would have prevented it', async () => {
  const sponsor = await join(api);
  const member = await join(api, sponsor.id);
  await api.buy(member, 2);
  const lost = { wallet: member.account.address, amount: splitRaceFee(100_000_000n).bonus };
  await assertTold(sponsor, { kind: 'incomeLost', position: 2, ...lost }, { position: 2 });
});
