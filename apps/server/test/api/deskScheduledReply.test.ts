import assert from 'node:assert/strict';
import type { CallInput } from '@upline/api/contract';
import { longestDelay, undoTime } from '@upline/domain';
import { test } from 'vitest';
import { listenAs } from '../support/openStream.ts';
import { baseUrl, type Visitor } from '../support/visitor.ts';
import { assertTold, kindsOf } from './support/notified.ts';
import { pngOf, upload } from './support/sampleUploads.ts';
import { serveApi } from './support/serveApi.ts';
import { joinDesk, open, own, read, write } from './support/staff.ts';

const api = serveApi();

const subject = 'A question';

async function setting() {
  const desk = await joinDesk(api);
  const ticketId = await open(desk.member);
  await read(desk.lead, ticketId);
  const hold = ({ ask }: Visitor, message: string, more: Partial<CallInput<'deskReply'>['body']> = {}) =>
    ask('deskReply', { ticketId, message, isHeld: true, ...more });
  const sent = async () => {
    const { messages, status } = await own(desk.member, ticketId);
    return [status, ...messages.slice(1).map(({ message }) => message)];
  };
  const waiting = async () => (await read(desk.lead, ticketId)).waiting;
  return { ...desk, ticketId, hold, sent, waiting };
}

test('a delayed reply is sent after its time for cancelling, and its member sees nothing before', async () => {
  const { member, lead, ticketId, hold, sent, waiting } = await setting();
  const before = await own(member, ticketId);
  const [ear, team] = [await listenAs(member), await listenAs(lead)];
  const attachments = [await upload(lead, pngOf('guide.png'))];
  const held = await hold(lead, 'Like this.', { attachments });
  await team.brings(`ticket:${ticketId}`);
  const [reply, ...others] = await waiting();
  assert.deepEqual(others, []);
  assert.ok(reply && reply.dueIn > 0 && reply.dueIn <= undoTime);
  assert.deepEqual(
    [reply.id, reply.message, reply.after, reply.sendAt, reply.isStopped],
    [held._id, 'Like this.', 'pending', held.sendAt, false],
  );
  const [file = ''] = reply.attachments;
  const [unsigned = ''] = file.split('?');
  assert.equal((await lead.browser(baseUrl + file)).status, 200);
  for (const one of [member, lead]) assert.notEqual((await one.browser(baseUrl + unsigned)).status, 200);
  assert.deepEqual(await own(member, ticketId), before);
  assert.ok(!JSON.stringify(await member.ask('staffActs', {})).includes('reply'));
  // Live topics arrive in order: a topic about the reply would have arrived before this one.
  await member.ask('markAllNotificationsRead', {});
  await ear.brings('notifications');
  assert.deepEqual(ear.topics(), ['notifications']);

  await api.passTime(undoTime);
  await ear.brings(`ticket:${ticketId}`);
  assert.deepEqual(await sent(), ['pending', 'Like this.']);
  const [link = ''] = (await own(member, ticketId)).messages[1]?.attachments ?? [];
  assert.equal((await member.browser(baseUrl + link)).status, 200);
  await assertTold(member, { kind: 'supportReplied', subject }, { ticketId });
  const after = await read(lead, ticketId);
  assert.deepEqual([after.waiting, after.messages[1]?._id], [[], held._id]);
  await api.passTime(undoTime);
  assert.equal((await read(lead, ticketId)).messages.length, 2);
  await Promise.all([ear.close(), team.close()]);
});

test('cancelling a reply returns its text, and the reply is never sent', async () => {
  const { member, lead, agent, hold, sent, waiting } = await setting();
  const { _id: replyId } = await hold(lead, 'Not yet.', { after: 'closed' });
  await agent.refused('deskTakeBack', { replyId }, 404, 'server.unknownReply');
  const { id, message, after } = await lead.ask('deskTakeBack', { replyId });
  assert.deepEqual([id, message, after], [replyId, 'Not yet.', 'closed']);
  await lead.refused('deskTakeBack', { replyId }, 404, 'server.unknownReply');
  await api.passTime(undoTime);
  assert.deepEqual([await waiting(), await sent()], [[], ['open']]);
  assert.deepEqual(await kindsOf(member), ['welcome']);
  const later = await hold(lead, 'Now.');
  await api.passTime(undoTime);
  await lead.refused('deskTakeBack', { replyId: later._id }, 409, 'server.replySent');
});

test('sends both of two simultaneous replies, even if one closes the ticket', async () => {
  const { lead, agent, hold, sent, waiting } = await setting();
  await hold(lead, 'One.', { after: 'closed' });
  await hold(agent, 'Two.');
  assert.deepEqual(
    (await waiting()).map(({ message }) => message),
    ['One.', 'Two.'],
  );
  await api.passTime(undoTime);
  assert.deepEqual(await sent(), ['pending', 'One.', 'Two.']);
});

test('a reply closes its ticket when sent, unless the member has written meanwhile', async () => {
  const { member, lead, ticketId, hold, sent } = await setting();
  await hold(lead, 'Solved.', { after: 'closed' });
  assert.deepEqual(await sent(), ['open']);
  await api.passTime(undoTime);
  assert.deepEqual(await sent(), ['closed', 'Solved.']);
  await assertTold(member, { kind: 'ticketClosed', subject }, { ticketId });
  await lead.ask('deskReopen', { ticketId });

  for (const after of ['closed', 'pending'] as const) {
    await hold(lead, 'And this.', { after });
    await write(member, ticketId, 'Wait.');
    await api.passTime(undoTime);
    const [row] = (await lead.ask('deskTickets', { limit: 1 })).tickets;
    assert.deepEqual([row?.id, row?.status, row?.isUnread], [ticketId, 'open', true]);
    await read(lead, ticketId);
  }
});

test('sends a scheduled reply at its time, at most ninety days ahead', async () => {
  const { lead, ticketId, hold, sent, waiting } = await setting();
  const hours = 60 * 60_000;
  const opened = Date.parse((await read(lead, ticketId)).createdAt);
  const later = (milliseconds: number) => new Date(opened + milliseconds).toISOString();
  const tooFar = { ticketId, message: 'Late.', isHeld: true, sendAt: later(longestDelay + 200 * hours) };
  await lead.refused('deskReply', tooFar, 400);
  const held = await hold(lead, 'Good morning.', { sendAt: later(3 * hours) });
  await api.passTime(undoTime);
  const [reply] = await waiting();
  assert.equal(reply?.id, held._id);
  assert.deepEqual(await sent(), ['open']);
  await api.passTime(reply?.dueIn ?? 0);
  assert.deepEqual(await sent(), ['pending', 'Good morning.']);
  // A time in the past counts as none.
  await hold(lead, 'Hello.', { sendAt: later(-hours) });
  const [soon] = await waiting();
  assert.ok(soon && soon.dueIn > 0 && soon.dueIn <= undoTime);
  await api.passTime(undoTime);
});

test('does not send the reply of an author without a role, and a colleague can cancel it', async () => {
  const { lead, agent, hold, sent, waiting } = await setting();
  const { _id: replyId } = await hold(agent, 'Trust me.');
  await lead.ask('deskWithdraw', { wallet: agent.account.address, role: 'agent' });
  await api.passTime(undoTime);
  assert.deepEqual(await sent(), ['open']);
  assert.deepEqual(
    (await waiting()).map(({ id, isStopped }) => [id, isStopped]),
    [[replyId, true]],
  );
  assert.equal((await lead.ask('deskTakeBack', { replyId })).message, 'Trust me.');
  assert.deepEqual(await waiting(), []);
});
