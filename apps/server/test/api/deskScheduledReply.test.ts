import assert from 'node:assert/strict';
import type { CallInput } from '@upline/api/contract';
import { longestDelay, messages, undoTime } from '@upline/domain';
import { test } from 'vitest';
import { listen } from './support/listen.ts';
import { assertTold, notificationsOf } from './support/notified.ts';
import { pngOf, upload } from './support/sampleUploads.ts';
import { serveApi } from './support/serveApi.ts';
import { joinAs, joinStaff } from './support/staff.ts';
import { assertRefused, join, type Registered, type Visitor } from './support/visitor.ts';

const api = serveApi();

const subject = 'A question';

async function open({ client }: Registered): Promise<string> {
  const body = { subject, message: 'How does it work?' };
  return (await client.call('createTicket', { body })).data.id;
}

async function setting() {
  const member = await join(api);
  const ticketId = await open(member);
  const staff = await joinStaff(api);
  await staff.client.call('deskTicket', { params: { ticketId } });
  return { member, ticketId, staff };
}

type Body = CallInput<'deskReply'>['body'];

async function hold({ client }: Visitor, ticketId: string, message: string, more: Partial<Body> = {}) {
  const body = { message, isHeld: true, ...more };
  return (await client.call('deskReply', { params: { ticketId }, body })).data;
}

async function desk({ client }: Visitor, ticketId: string) {
  return (await client.call('deskTicket', { params: { ticketId } })).data.ticket;
}

async function conversation({ client }: Registered, ticketId: string) {
  return (await client.call('ticket', { params: { ticketId } })).data.ticket;
}

const takeBack = ({ client }: Visitor, replyId: string) =>
  client.call('deskTakeBack', { params: { replyId } });

const textsOf = ({ messages: written }: { messages: readonly { message: string }[] }) =>
  written.map(({ message }) => message).slice(1);

test('a delayed reply is sent after its time for cancelling, and its member sees nothing before', async () => {
  const { member, ticketId, staff } = await setting();
  const before = await conversation(member, ticketId);
  const [own, team] = [await listen(member), await listen(staff)];
  const attachments = [await upload(staff, pngOf('guide.png'))];
  const held = await hold(staff, ticketId, 'Like this.', { attachments });
  await team.hears(`ticket:${ticketId}`);
  const [waiting, ...others] = (await desk(staff, ticketId)).waiting;
  assert.deepEqual(others, []);
  assert.ok(waiting && waiting.dueIn > 0 && waiting.dueIn <= undoTime);
  assert.deepEqual(
    [waiting.id, waiting.message, waiting.after, waiting.sendAt, waiting.isStopped],
    [held._id, 'Like this.', 'pending', held.sendAt, false],
  );
  const [file = ''] = waiting.attachments;
  assert.equal((await staff.fetch(api.baseUrl + file)).status, 200);
  const [unsigned = ''] = file.split('?');
  for (const one of [member, staff]) assert.notEqual((await one.fetch(api.baseUrl + unsigned)).status, 200);
  assert.deepEqual(await conversation(member, ticketId), before);
  assert.ok(!JSON.stringify((await member.client.call('staffActs', {})).data).includes('reply'));
  // Live topics arrive in order: a topic about the reply would have arrived before this one.
  await member.client.call('markAllNotificationsRead', {});
  await own.hears('notifications');
  assert.deepEqual(own.heard, ['notifications']);

  await api.passTime(undoTime);
  await own.hears(`ticket:${ticketId}`);
  const { status, messages: written } = await conversation(member, ticketId);
  assert.deepEqual([status, textsOf({ messages: written })], ['pending', ['Like this.']]);
  const [link = ''] = written[1]?.attachments ?? [];
  assert.equal((await member.fetch(api.baseUrl + link)).status, 200);
  await assertTold(member, { kind: 'supportReplied', subject }, { ticketId });
  const after = await desk(staff, ticketId);
  assert.deepEqual([after.waiting, after.messages[1]?._id], [[], held._id]);
  await api.passTime(undoTime);
  assert.equal((await desk(staff, ticketId)).messages.length, 2);
  await Promise.all([own.close(), team.close()]);
});

test('cancelling a reply returns its text, and the reply is never sent', async () => {
  const { member, ticketId, staff } = await setting();
  const colleague = await joinAs(api, staff, 'agent');
  const { _id: replyId } = await hold(staff, ticketId, 'Not yet.', { after: 'closed' });
  const gone = { status: 404, reason: messages['server.unknownReply'] };
  await assertRefused('deskTakeBack', takeBack(colleague, replyId), gone);
  const { data } = await takeBack(staff, replyId);
  assert.deepEqual([data.id, data.message, data.after], [replyId, 'Not yet.', 'closed']);
  await assertRefused('deskTakeBack', takeBack(staff, replyId), gone);
  await api.passTime(undoTime);
  const { waiting, messages: written, status } = await desk(staff, ticketId);
  assert.deepEqual([waiting, written.length, status], [[], 1, 'open']);
  assert.deepEqual(
    (await notificationsOf(member)).map(({ kind }) => kind),
    ['welcome'],
  );
  const { _id: later } = await hold(staff, ticketId, 'Now.');
  await api.passTime(undoTime);
  const left = { status: 409, reason: messages['server.replySent'] };
  await assertRefused('deskTakeBack', takeBack(staff, later), left);
});

test('sends both of two simultaneous replies, even if one closes the ticket', async () => {
  const { member, ticketId, staff } = await setting();
  const colleague = await joinAs(api, staff, 'agent');
  await hold(staff, ticketId, 'One.', { after: 'closed' });
  await hold(colleague, ticketId, 'Two.');
  const { waiting } = await desk(colleague, ticketId);
  assert.deepEqual(
    waiting.map(({ message }) => message),
    ['One.', 'Two.'],
  );
  await api.passTime(undoTime);
  const { status, messages: written } = await conversation(member, ticketId);
  assert.deepEqual([status, textsOf({ messages: written })], ['pending', ['One.', 'Two.']]);
});

test('a reply closes its ticket when sent, unless the member has written meanwhile', async () => {
  const { member, ticketId, staff } = await setting();
  await hold(staff, ticketId, 'Solved.', { after: 'closed' });
  assert.equal((await conversation(member, ticketId)).status, 'open');
  await api.passTime(undoTime);
  assert.equal((await conversation(member, ticketId)).status, 'closed');
  await assertTold(member, { kind: 'ticketClosed', subject }, { ticketId });
  await staff.client.call('deskReopen', { params: { ticketId } });

  for (const after of ['closed', 'pending'] as const) {
    await hold(staff, ticketId, 'And this.', { after });
    await member.client.call('replyToTicket', { params: { ticketId }, body: { message: 'Wait.' } });
    await api.passTime(undoTime);
    const { tickets } = (await staff.client.call('deskTickets', { query: { limit: 1 } })).data;
    assert.deepEqual([tickets[0]?.id, tickets[0]?.status, tickets[0]?.isUnread], [ticketId, 'open', true]);
    await desk(staff, ticketId);
  }
});

test('sends a scheduled reply at its time, at most ninety days ahead', async () => {
  const { member, ticketId, staff } = await setting();
  const hours = 60 * 60_000;
  const opened = Date.parse((await desk(staff, ticketId)).createdAt);
  const later = (milliseconds: number) => new Date(opened + milliseconds).toISOString();
  const tooFar = hold(staff, ticketId, 'Late.', { sendAt: later(longestDelay + 200 * hours) });
  await assertRefused('deskReply', tooFar, { status: 400 });
  const held = await hold(staff, ticketId, 'Good morning.', { sendAt: later(3 * hours) });
  await api.passTime(undoTime);
  const [waiting] = (await desk(staff, ticketId)).waiting;
  assert.equal(waiting?.id, held._id);
  assert.deepEqual(textsOf(await conversation(member, ticketId)), []);
  await api.passTime(waiting?.dueIn ?? 0);
  assert.deepEqual(textsOf(await conversation(member, ticketId)), ['Good morning.']);
  // A time in the past counts as none.
  await hold(staff, ticketId, 'Hello.', { sendAt: later(-hours) });
  const [soon] = (await desk(staff, ticketId)).waiting;
  assert.ok(soon && soon.dueIn > 0 && soon.dueIn <= undoTime);
  await api.passTime(undoTime);
});

test('does not send the reply of an author without a role, and a colleague can cancel it', async () => {
  const { member, ticketId, staff } = await setting();
  const former = await joinAs(api, staff, 'agent');
  const { _id: replyId } = await hold(former, ticketId, 'Trust me.');
  const params = { wallet: former.account.walletId, role: 'agent' } as const;
  await staff.client.call('deskWithdraw', { params });
  await api.passTime(undoTime);
  assert.deepEqual(textsOf(await conversation(member, ticketId)), []);
  const [waiting] = (await desk(staff, ticketId)).waiting;
  assert.deepEqual([waiting?.id, waiting?.isStopped], [replyId, true]);
  assert.equal((await takeBack(staff, replyId)).data.message, 'Trust me.');
  assert.deepEqual((await desk(staff, ticketId)).waiting, []);
});
