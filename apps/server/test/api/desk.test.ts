import assert from 'node:assert/strict';
import type { CallInput } from '@upline/api/contract';
import { maximumMessageLength, messages } from '@upline/domain';
import { test } from 'vitest';
import { assertTold, notificationsOf } from './support/notified.ts';
import { pngOf, upload } from './support/sampleUploads.ts';
import { serveApi } from './support/serveApi.ts';
import { answer, joinStaff } from './support/staff.ts';
import {
  assertRefused,
  assertSameWallet,
  callAny,
  join,
  type Registered,
  signIn,
  type Visitor,
} from './support/visitor.ts';

const api = serveApi();

const subject = 'A question';
const body = { subject, message: 'How does it work?' };

const acts = ['deskTicket', 'deskReply', 'deskClose', 'deskReopen'] as const;

function inputOf(name: 'deskTickets' | (typeof acts)[number], ticketId: string) {
  return { params: { ticketId }, query: {}, ...(name === 'deskReply' && { body: { message: 'Hm.' } }) };
}

async function open({ client }: Registered): Promise<string> {
  return (await client.call('createTicket', { body })).data.id;
}

async function read({ client }: Visitor, ticketId: string) {
  return (await client.call('deskTicket', { params: { ticketId } })).data.ticket;
}

async function list({ client }: Visitor, query: object) {
  return (await client.call('deskTickets', { query })).data;
}

async function act({ client }: Visitor, name: 'deskClose' | 'deskReopen', ticketId: string) {
  return (await client.call(name, { params: { ticketId } })).data;
}

test('support lists everybody’s tickets with their members, latest change first, by page and status', async () => {
  const [one, other] = [await join(api), await join(api)];
  await one.client.call('update', { body: { name: 'Ada' } });
  const [older, newer] = [await open(one), await open(other)];
  const staff = await joinStaff(api);
  const idsOf = async (query: object) => (await list(staff, query)).tickets.map(({ id }) => id);
  assert.deepEqual(await idsOf({ limit: 2 }), [newer, older]);

  await answer(staff, older, 'Yes.');
  const { tickets } = await list(staff, { limit: 2 });
  assert.deepEqual(
    tickets.map(({ id, status, subject: about, member }) => [id, status, about, member.id, member.name]),
    [
      [older, 'pending', subject, one.account.id, 'Ada'],
      [newer, 'open', subject, other.account.id, ''],
    ],
  );
  assertSameWallet(tickets[0]?.member.walletId ?? '', one.account.walletId);
  const { nextCursor } = await list(staff, { limit: 1 });
  assert.deepEqual(await idsOf({ limit: 1, cursor: nextCursor }), [newer]);
  assert.deepEqual(await idsOf({ limit: 1, sort: 'newest', cursor: '0' }), []);
  assert.deepEqual(await idsOf({ limit: 1, status: ['pending'] }), [older]);
  assert.deepEqual(await idsOf({ limit: 2, status: ['open', 'pending'] }), [older, newer]);
  assert.ok((await list(staff, { limit: 1 })).totalCount >= 2);
  for (const query of [{ cursor: 'end' }, { limit: 101 }, { status: ['done'] }, { view: 'new' }]) {
    await assertRefused('deskTickets', list(staff, query), { status: 400 });
  }
});

test('opening a ticket marks its messages as read and changes nothing else', async () => {
  const member = await join(api);
  const ticketId = await open(member);
  const unread = (await member.client.call('ticket', { params: { ticketId } })).data.ticket;
  assert.deepEqual(
    unread.messages.map((message) => message.read),
    [false],
  );
  const staff = await joinStaff(api);
  await open(member);
  const ticket = await read(staff, ticketId);
  const { member: whose } = ticket;
  assert.equal(whose.id, member.account.id);
  assertSameWallet(whose.walletId, member.account.walletId);
  const seen = unread.messages.map((message) => ({ ...message, read: true }));
  const { messages: conversation, ...facts } = ticket;
  assert.deepEqual(
    conversation.map(({ author, ...message }) => [author, message]),
    seen.map((message) => [null, message]),
  );
  assert.deepEqual(
    [facts.ticketId, facts.subject, facts.status, facts.createdAt, facts.updatedAt],
    [unread.ticketId, unread.subject, unread.status, unread.createdAt, unread.updatedAt],
  );
  const { data } = await member.client.call('ticket', { params: { ticketId } });
  assert.deepEqual(data.ticket, { ...unread, messages: seen });
  assert.notEqual((await list(staff, { limit: 1 })).tickets[0]?.id, ticketId);
});

test('an answer comes from Support, sets the ticket to pending and notifies the member', async () => {
  const member = await join(api);
  const ticketId = await open(member);
  const staff = await joinStaff(api);
  const text = '  Two lines,\n\tas typed. ';
  const written = await answer(staff, ticketId, text);
  assert.deepEqual(
    [written.sender, written.isAdmin, written.message, written.attachments, written.read],
    ['Support', true, text, [], false],
  );
  await assertTold(member, { kind: 'supportReplied', subject }, { ticketId });
  const { status, messages: conversation } = await read(staff, ticketId);
  assert.equal(status, 'pending');
  const { sendAt, author, ...shown } = written;
  assert.equal(sendAt, null);
  assert.deepEqual(conversation.at(-1), { ...shown, author });
  assert.deepEqual(
    conversation.map((message) => message.read),
    [true, false],
  );
  const { data } = await member.client.call('ticket', { params: { ticketId } });
  assertSameWallet(author?.walletId ?? '', staff.signer.address);
  assert.deepEqual(data.ticket.messages.at(-1), { ...shown, read: true });
});

test('a member does not see which staff member answered', async () => {
  const member = await join(api);
  const ticketId = await open(member);
  const staff = await joinStaff(api);
  await read(staff, ticketId);
  await answer(staff, ticketId, 'It works.');
  await act(staff, 'deskClose', ticketId);
  const seen = JSON.stringify([
    (await member.client.call('ticket', { params: { ticketId } })).data,
    (await member.client.call('tickets', {})).data,
    await notificationsOf(member),
  ]).toLowerCase();
  const account = await signIn(staff);
  assert.ok(!seen.includes(staff.signer.address.toLowerCase()));
  assert.ok(!seen.includes(account.id.toLowerCase()));
});

test('writes and notifies an answer once per key', async () => {
  const member = await join(api);
  const params = { ticketId: await open(member) };
  const staff = await joinStaff(api);
  const idempotencyKey = `answer to ${params.ticketId}`;
  const reply = () =>
    staff.client.call('deskReply', { params, body: { message: 'Once.' } }, { idempotencyKey });
  const written = await Promise.all([reply(), reply(), reply()]);
  assert.equal(new Set(written.map(({ data }) => data._id)).size, 1);
  assert.equal((await read(staff, params.ticketId)).messages.length, 2);
  const told = await notificationsOf(member);
  assert.deepEqual(
    told.map(({ kind }) => kind),
    ['supportReplied', 'welcome'],
  );
});

test('closes a ticket once, refuses answers while it is closed, and reopens it', async () => {
  const member = await join(api);
  const ticketId = await open(member);
  const staff = await joinStaff(api);
  const closed = await act(staff, 'deskClose', ticketId);
  assert.deepEqual([closed.id, closed.subject, closed.status], [ticketId, subject, 'closed']);
  assert.deepEqual(await act(staff, 'deskClose', ticketId), closed);
  await assertTold(member, { kind: 'ticketClosed', subject }, { ticketId });
  assert.equal((await notificationsOf(member)).length, 2);

  const refusal = { status: 409, reason: messages['server.ticketClosed'] };
  await assertRefused('deskReply', answer(staff, ticketId, 'Wait.'), refusal);
  assert.equal((await read(staff, ticketId)).messages.length, 1);

  assert.equal((await act(staff, 'deskReopen', ticketId)).status, 'open');
  await answer(staff, ticketId, 'Now.');
  assert.equal((await act(staff, 'deskReopen', ticketId)).status, 'pending');
});

test('staff calls on an unknown ticket are 404', async () => {
  const staff = await joinStaff(api);
  for (const name of acts) {
    const reason = messages['server.unknownTicket'];
    const call = callAny(staff, name, inputOf(name, 'nothing'));
    await assertRefused(name, call, { status: 404, reason });
  }
});

test('an answer has text or files uploaded by its author', async () => {
  const member = await join(api);
  const params = { ticketId: await open(member) };
  const staff = await joinStaff(api);
  for (const wrong of [{}, { message: ' ' }, { message: 'm'.repeat(maximumMessageLength + 1) }]) {
    const reply = staff.client.call('deskReply', { params, body: wrong });
    await assertRefused('deskReply', reply, { status: 400 });
  }
  const foreign = [await upload(member, pngOf())];
  const refusal = { status: 422, reason: messages['server.foreignAttachment'] };
  const stolen = staff.client.call('deskReply', { params, body: { attachments: foreign } });
  await assertRefused('deskReply', stolen, refusal);

  const attachments = [await upload(staff, pngOf('guide.png'))];
  const { data } = await staff.client.call('deskReply', { params, body: { attachments } });
  const [link = ''] = data.attachments;
  assert.equal((await member.fetch(api.baseUrl + link)).status, 200);
  assert.equal((await read(staff, params.ticketId)).messages.length, 2);
});

test('support sees the help articles offered before a ticket, and the opened ones', async () => {
  const [member, staff] = [await join(api), await joinStaff(api)];
  const help = { offered: ['failed-purchase', 'buy-a-level'], opened: ['failed-purchase'] };
  const helpOf = async (asked: CallInput<'createTicket'>['body']) => {
    const ticketId = (await member.client.call('createTicket', { body: asked })).data.id;
    return (await staff.client.call('deskTicket', { params: { ticketId } })).data.ticket.help;
  };
  assert.deepEqual(await helpOf({ ...body, help }), help);
  assert.equal(await helpOf(body), null);
  assert.equal(await helpOf({ ...body, help: { offered: [], opened: [] } }), null);
  const wrong = { ...body, help: { offered: ['<b>'], opened: [] } };
  await assertRefused('createTicket', helpOf(wrong), { status: 400 });
});
