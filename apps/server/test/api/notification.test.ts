import assert from 'node:assert/strict';
import { splitRaceFee } from '@upline/domain';
import { test } from 'vitest';
import { assertTold, notificationsOf } from './support/notified.ts';
import { serveApi } from './support/serveApi.ts';
import { assertRefused, join, signPlace } from './support/visitor.ts';

const api = serveApi({ withChain: true });

test('welcomes a new member and notifies their sponsor', async () => {
  const sponsor = await join(api);
  await assertTold(sponsor, { kind: 'welcome', memberId: sponsor.account.id });
  await signPlace(sponsor);
  const { account } = await join(api, sponsor.account.id);
  await assertTold(sponsor, { kind: 'referralJoined', name: '', wallet: account.walletId });
  const told = await notificationsOf(sponsor);
  assert.deepEqual(
    told.map(({ kind, isRead, transaction }) => [kind, isRead, transaction]),
    [
      ['referralJoined', false, ''],
      ['welcome', false, ''],
    ],
  );
  for (const { id, _id } of told) assert.equal(id, _id);
});

test('marking a notification as read is permanent', async () => {
  const member = await join(api);
  await join(api, member.account.id);
  const [newest, oldest] = await notificationsOf(member);
  assert.ok(newest && oldest);
  const params = { id: newest.id };
  for (let time = 0; time < 2; time++) {
    const { data } = await member.client.call('markNotificationRead', { params });
    assert.deepEqual(data, { ...newest, isRead: true });
  }
  assert.deepEqual(await notificationsOf(member, 'true'), [{ ...newest, isRead: true }]);
  assert.deepEqual(await notificationsOf(member, 'false'), [oldest]);
  const { data } = await member.client.call('notificationDetails', { params });
  assert.deepEqual(data, { ...newest, isRead: true });
});

test('a member marks all their notifications as read, and gets the number of unread ones', async () => {
  const member = await join(api);
  const other = await join(api, member.account.id);
  await other.client.call('askForPlace', {});
  const [newest, ...older] = await notificationsOf(member);
  await member.client.call('markNotificationRead', { params: { id: newest?.id ?? '' } });
  const markAll = async () => (await member.client.call('markAllNotificationsRead', {})).data;
  assert.deepEqual(await markAll(), { marked: older.length });
  assert.equal(older.length, 2);
  assert.deepEqual(await notificationsOf(member, 'false'), []);
  assert.equal((await notificationsOf(member, 'true')).length, 3);
  assert.deepEqual(await markAll(), { marked: 0 });
  assert.equal((await notificationsOf(other, 'false')).length, 1);
});

test('the filter of notifications accepts only true and false', async () => {
  const member = await join(api);
  for (const word of ['yes', '1', 'TRUE']) {
    const call = notificationsOf(member, word as 'true');
    await assertRefused('notifications', call, { status: 400 });
  }
});

test('the older calls return the same notifications', async () => {
  const member = await join(api);
  const { client, account, signer } = member;
  const [told] = await notificationsOf(member);
  assert.ok(told);
  for (const id of [account.id, signer.address]) {
    assert.deepEqual((await client.call('olderNotifications', { params: { id } })).data, [told]);
  }
  const params = { id: told.id };
  assert.deepEqual((await client.call('olderNotificationDetails', { params })).data, told);
  assert.equal((await client.call('olderMarkNotificationRead', { params })).data, told.id);
  assert.deepEqual(await notificationsOf(member, 'true'), [{ ...told, isRead: true }]);
});

test('a purchase notifies the buyer, and the sponsor once about all they received', async () => {
  const sponsor = await join(api);
  await api.buy(sponsor.signer, 1);
  const bought = { kind: 'purchaseConfirmed', position: 1, amount: 50_000_000n } as const;
  await assertTold(sponsor, bought, { position: 1 });
  const member = await join(api, sponsor.account.id);
  await api.buy(member.signer, 1);
  await assertTold(member, bought, { position: 1 });

  const { bonus, perUpline } = splitRaceFee(50_000_000n);
  const received = {
    kind: 'incomeReceived',
    position: 1,
    wallet: member.account.walletId,
    amount: bonus + perUpline,
    ofReferral: bonus,
    ofLevel: perUpline,
  } as const;
  await assertTold(sponsor, received, { position: 1 });
  const told = await notificationsOf(sponsor);
  assert.equal(told.filter(({ kind }) => kind === 'incomeReceived').length, 1);
  const [confirmed] = await notificationsOf(member);
  assert.equal(told[0]?.transaction, confirmed?.transaction);
  assert.match(confirmed?.transaction ?? '', /^0x[0-9a-f]{64}$/);

  // The person has the name of the time of reading.
  await member.client.call('update', { body: { name: 'Noah' } });
  const [named] = await notificationsOf(sponsor);
  const { id, walletId } = member.account;
  assert.deepEqual(named?.person, { id, name: 'Noah', walletId, photo: '' });
});

test('a sponsor is notified of a loss and of the level that would have prevented it', async () => {
  const sponsor = await join(api);
  const member = await join(api, sponsor.account.id);
  await api.buy(member.signer, 2);
  const { bonus } = splitRaceFee(100_000_000n);
  const wallet = member.account.walletId;
  await assertTold(sponsor, { kind: 'incomeLost', position: 2, wallet, amount: bonus }, { position: 2 });
});

test('a claim notifies the member of its amount', async () => {
  const sponsor = await join(api);
  await api.buy(sponsor.signer, 1);
  const member = await join(api, sponsor.account.id);
  await api.buy(member.signer, 1);
  await api.claim(sponsor.signer, 1);
  const { bonus, perUpline } = splitRaceFee(50_000_000n);
  const claimed = { kind: 'bonusClaimed', position: 1, amount: bonus + perUpline } as const;
  await assertTold(sponsor, claimed, { position: 1 });
});
