import assert from 'node:assert/strict';
import type { CallInput } from '@upline/api/contract';
import { maximumMessageLength } from '@upline/domain';
import { test } from 'vitest';
import { assertSameWallet, baseUrl, join, signIn } from '../support/visitor.ts';
import { assertTold, notificationsOf } from './support/notified.ts';
import { pngOf, upload } from './support/sampleUploads.ts';
import { serveApi } from './support/serveApi.ts';
import { answer, joinDesk, joinStaff, open, own, read } from './support/staff.ts';

const api = serveApi();

const subject = 'A question';

test('support lists everybody’s tickets with their members, latest change first, by page and status', async () => {
  const [one, other] = [await join(api), await join(api)];
  await one.ask('update', { name: 'Ada' });
  const [older, newer] = [await open(one), await open(other)];
  const staff = await joinStaff(api);
  const list = (query: CallInput<'deskTickets'>['query']) => staff.ask('deskTickets', { ...query });
  const idsOf = async (query: CallInput<'deskTickets'>['query']) =>
    (await list(query)).tickets.map(({ id }) => id);
  assert.deepEqual(await idsOf({ limit: 2 }), [newer, older]);

  await answer(staff, older, 'Yes.');
  const { tickets } = await list({ limit: 2 });
  assert.deepEqual(
    tickets.map(({ id, status, subject: about, member }) => [id, status, about, member.id, member.name]),
    [
      [older, 'pending', subject, one.id, 'Ada'],
      [newer, 'open', subject, other.id, ''],
    ],
  );
  assertSameWallet(tickets[0]?.member.walletId, one.account.address);
  const { nextCursor } = await list({ limit: 1 });
  assert.deepEqual(await idsOf({ limit: 1, cursor: nextCursor ?? '' }), [newer]);
  assert.deepEqual(await idsOf({ limit: 1, sort: 'newest', cursor: '0' }), []);
  assert.deepEqual(await idsOf({ limit: 1, status: ['pending'] }), [older]);
  assert.deepEqual(await idsOf({ limit: 2, status: ['open', 'pending'] }), [older, newer]);
  assert.ok((await list({ limit: 1 })).totalCount >= 2);
  for (const query of [{ cursor: 'end' }, { limit: 101 }, { status: ['done'] }, { view: 'new' }]) {
    await staff.refused('deskTickets', query, 400);
  }
});

test('opening a ticket marks its messages as read and changes nothing else', async () => {
  const { member, lead } = await joinDesk(api);
  const ticketId = await open(member);
  const unread = await own(member, ticketId);
  assert.deepEqual(
    unread.messages.map((message) => message.read),
    [false],
  );
  await open(member);
  const { messages: conversation, ...facts } = await read(lead, ticketId);
  assert.equal(facts.member.id, member.id);
  assertSameWallet(facts.member.walletId, member.account.address);
  const seen = unread.messages.map((message) => ({ ...message, read: true }));
  assert.deepEqual(
    conversation.map(({ author, ...message }) => [author, message]),
    seen.map((message) => [null, message]),
  );
  for (const field of ['ticketId', 'subject', 'status', 'createdAt', 'updatedAt'] as const) {
    assert.equal(facts[field], unread[field]);
  }
  assert.deepEqual(await own(member, ticketId), { ...unread, messages: seen });
  assert.notEqual((await lead.ask('deskTickets', { limit: 1 })).tickets[0]?.id, ticketId);
});

test('an answer comes from Support, not from a person, sets the ticket to pending and notifies the member', async () => {
  const { member, lead } = await joinDesk(api);
  const ticketId = await open(member);
  const text = '  Two lines,\n\tas typed. ';
  const { sendAt, author, ...shown } = await answer(lead, ticketId, text);
  assert.deepEqual(
    [shown.sender, shown.isAdmin, shown.message, shown.attachments, shown.read, sendAt],
    ['Support', true, text, [], false, null],
  );
  assertSameWallet(author?.walletId, lead.account.address);
  await assertTold(member, { kind: 'supportReplied', subject }, { ticketId });
  const { status, messages: conversation } = await read(lead, ticketId);
  assert.equal(status, 'pending');
  assert.deepEqual(conversation.at(-1), { ...shown, author });
  assert.deepEqual(
    conversation.map((message) => message.read),
    [true, false],
  );
  const ticket = await own(member, ticketId);
  assert.deepEqual(ticket.messages.at(-1), { ...shown, read: true });
  const seen = [ticket, await member.ask('tickets', {}), await notificationsOf(member)];
  for (const hidden of [lead.account.address, (await signIn(lead)).id]) {
    assert.ok(!JSON.stringify(seen).toLowerCase().includes(hidden.toLowerCase()));
  }
});

test('closes a ticket once, refuses answers while it is closed, and reopens it', async () => {
  const { member, lead } = await joinDesk(api);
  const ticketId = await open(member);
  const closed = await lead.ask('deskClose', { ticketId });
  assert.deepEqual([closed.id, closed.subject, closed.status], [ticketId, subject, 'closed']);
  assert.deepEqual(await lead.ask('deskClose', { ticketId }), closed);
  await assertTold(member, { kind: 'ticketClosed', subject }, { ticketId });
  assert.equal((await notificationsOf(member)).length, 2);

  await lead.refused('deskReply', { ticketId, message: 'Wait.' }, 409, 'server.ticketClosed');
  assert.equal((await read(lead, ticketId)).messages.length, 1);
  assert.equal((await lead.ask('deskReopen', { ticketId })).status, 'open');
  await answer(lead, ticketId, 'Now.');
  assert.equal((await lead.ask('deskReopen', { ticketId })).status, 'pending');
});

test('staff calls on an unknown ticket are 404', async () => {
  const staff = await joinStaff(api);
  const asked = { ticketId: 'nothing', message: 'Hm.', version: 1, other: '1', otherId: '1' };
  const { message, version, other, otherId, ...only } = asked;
  for (const [name, input] of [
    ['deskTicket', only],
    ['deskReply', { ...only, message }],
    ['deskClose', only],
    ['deskReopen', only],
    ['deskNote', { ...only, message }],
    ['deskChange', { ...only, version }],
    ['deskTimeline', only],
    ['deskLink', { ...only, other }],
    ['deskUnlink', { ...only, otherId }],
  ] as const) {
    await staff.refused(name, input, 404, 'server.unknownTicket');
  }
});

test('an answer has text or files uploaded by its author', async () => {
  const { member, lead } = await joinDesk(api);
  const ticketId = await open(member);
  for (const wrong of [{}, { message: ' ' }, { message: 'm'.repeat(maximumMessageLength + 1) }]) {
    await lead.refused('deskReply', { ticketId, ...wrong }, 400);
  }
  const foreign = [await upload(member, pngOf())];
  await lead.refused('deskReply', { ticketId, attachments: foreign }, 422, 'server.foreignAttachment');

  const attachments = [await upload(lead, pngOf('guide.png'))];
  const [link = ''] = (await lead.ask('deskReply', { ticketId, attachments })).attachments;
  assert.equal((await member.browser(baseUrl + link)).status, 200);
  assert.equal((await read(lead, ticketId)).messages.length, 2);
});

test('support sees the help articles offered before a ticket, and the opened ones', async () => {
  const { member, lead } = await joinDesk(api);
  const body = { subject, message: 'How does it work?' };
  const help = { offered: ['failed-purchase', 'buy-a-level'], opened: ['failed-purchase'] };
  for (const [given, seen] of [
    [help, help],
    [undefined, null],
    [{ offered: [], opened: [] }, null],
  ] as const) {
    const asked = { ...body, ...(given && { help: structuredClone(given) as typeof help }) };
    const { id } = await member.ask('createTicket', asked);
    assert.deepEqual((await read(lead, id)).help, seen);
  }
  await member.refused('createTicket', { ...body, help: { offered: ['<b>'], opened: [] } }, 400);
});
