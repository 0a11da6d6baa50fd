import assert from 'node:assert/strict';
import { attachmentName, ticketPageSize } from '@upline/domain';
import { test } from 'vitest';
import { assertTold } from './support/notified.ts';
import { fileOf, pngOf, upload } from './support/sampleUploads.ts';
import { serveApi } from './support/serveApi.ts';
import { answer, joinStaff } from './support/staff.ts';
import { assertRefused, assertSameWallet, join, type Registered } from './support/visitor.ts';

const api = serveApi();

async function create({ client }: Registered, subject = 'A question', message = 'How does it work?') {
  return (await client.call('createTicket', { body: { subject, message } })).data;
}

async function read({ client }: Registered, ticketId: string) {
  return (await client.call('ticket', { params: { ticketId } })).data.ticket;
}

test('a new ticket is open and has its text as first message', async () => {
  const member = await join(api);
  const text = '  Two lines,\n\tas typed. ';
  const attachments = [await upload(member, pngOf('Shot 1.png')), await upload(member, fileOf('a.txt'))];
  const body = { subject: ' Why? ', message: text, attachments };
  const { data: created } = await member.client.call('createTicket', { body });
  assert.deepEqual([created.subject, created.status], ['Why?', 'open']);
  assert.deepEqual(created.attachments.map(attachmentName), ['Shot 1.png', 'a.txt']);

  const ticket = await read(member, created.id);
  assert.deepEqual(
    [ticket.ticketId, ticket.subject, ticket.status, ticket.createdAt],
    [created.id, 'Why?', 'open', created.createdAt],
  );
  const [message, ...more] = ticket.messages;
  assert.ok(message);
  assert.deepEqual(more, []);
  assert.deepEqual([message.message, message.isAdmin], [text, false]);
  assertSameWallet(message.sender, member.signer.address);
  const [picture = ''] = message.attachments;
  assert.equal((await member.fetch(api.baseUrl + picture)).status, 200);
});

test('messages to support keep their lines and lose controls and bidi overrides', async () => {
  const member = await join(api);
  const { id, subject } = await create(member, 'Why\u202e?', 'One\u0007\n\ttwo\u2067.');
  assert.equal(subject, 'Why?');
  assert.equal((await read(member, id)).messages[0]?.message, 'One\n\ttwo.');
});

test('rejects invisible subjects, messages, replies and notes', async () => {
  const member = await join(api);
  const staff = await joinStaff(api);
  const { id: ticketId } = await create(member);
  const params = { ticketId };
  for (const unseen of ['\u200b\u200b', '\u3164', '\u2800']) {
    const message = { message: unseen, attachments: [] };
    const refused = { status: 400 };
    await assertRefused('createTicket', create(member, unseen, 'Seen.'), refused);
    await assertRefused('createTicket', create(member, 'Seen', unseen), refused);
    await assertRefused(
      'replyToTicket',
      member.client.call('replyToTicket', { params, body: message }),
      refused,
    );
    await assertRefused('deskReply', staff.client.call('deskReply', { params, body: message }), refused);
    await assertRefused('deskNote', staff.client.call('deskNote', { params, body: message }), refused);
  }
  assert.equal((await read(member, ticketId)).messages.length, 1);
});

test('a ticket waits for the side that did not write last', async () => {
  const member = await join(api);
  const { id: ticketId } = await create(member);
  const staff = await joinStaff(api);
  const status = async () => (await read(member, ticketId)).status;
  await answer(staff, ticketId, 'It works.');
  assert.equal(await status(), 'pending');
  const params = { ticketId };
  const { data } = await member.client.call('replyToTicket', { params, body: { message: ' Thanks. ' } });
  assert.deepEqual([data.message, data.isAdmin, data.attachments], [' Thanks. ', false, []]);
  assert.equal(await status(), 'open');
  await staff.client.call('deskClose', { params: { ticketId } });
  assert.equal(await status(), 'closed');
  await staff.client.call('deskReopen', { params: { ticketId } });
  assert.equal(await status(), 'open');
  const { messages } = await read(member, ticketId);
  assert.deepEqual(
    messages.map(({ message, isAdmin }) => [message, isAdmin]),
    [
      ['How does it work?', false],
      ['It works.', true],
      [' Thanks. ', false],
    ],
  );
});

test('opening a conversation marks support’s messages as read', async () => {
  const member = await join(api);
  const { id } = await create(member);
  await answer(await joinStaff(api), id, 'It works.');
  await read(member, id);
  const { messages } = await read(member, id);
  assert.deepEqual(
    messages.map(({ read }) => read),
    [true, true],
  );
});

test('a reply has text, files or both', async () => {
  const member = await join(api);
  const params = { ticketId: (await create(member)).id };
  const files = [fileOf('1.txt'), pngOf('2.png')];
  const uploaded = (await member.client.call('uploadToTicket', { params, files })).files;
  const attachments = uploaded.map(({ fileUrl }) => fileUrl);
  const { data } = await member.client.call('replyToTicket', { params, body: { attachments } });
  assert.equal(data.message, '');
  assert.deepEqual(data.attachments.map(attachmentName), ['1.txt', '2.png']);
  const stale = attachments.map((url) => url.replace(/\?.*/, '?exp=1&sig=old'));
  const again = { message: 'Once more.', attachments: stale };
  const { data: both } = await member.client.call('replyToTicket', { params, body: again });
  for (const url of both.attachments) assert.equal((await member.fetch(api.baseUrl + url)).status, 200);
});

test('lists tickets by their latest change, in pages and by status', async () => {
  const member = await join(api);
  const ids: string[] = [];
  for (let n = 0; n < ticketPageSize + 2; n++) ids.unshift((await create(member, `Ticket ${n}`)).id);
  const list = async (query: object) => (await member.client.call('tickets', { query })).data;
  const idsOf = ({ tickets }: Awaited<ReturnType<typeof list>>) => tickets.map(({ id }) => id);

  const first = await list({});
  assert.deepEqual(idsOf(first), ids.slice(0, ticketPageSize));
  const { totalCount, currentPage, totalPages } = first;
  assert.deepEqual([totalCount, currentPage, totalPages], [ids.length, 1, 2]);
  assert.deepEqual(idsOf(await list({ page: 2 })), ids.slice(ticketPageSize));
  assert.deepEqual(idsOf(await list({ page: 3 })), []);

  const [oldest = '', second = ''] = ids.toReversed();
  const staff = await joinStaff(api);
  await answer(staff, oldest, 'Yes.');
  await staff.client.call('deskClose', { params: { ticketId: second } });
  assert.deepEqual(idsOf(await list({ limit: 3 })), [second, oldest, ids[0]]);
  assert.deepEqual(idsOf(await list({ status: ['pending'] })), [oldest]);
  assert.deepEqual(idsOf(await list({ status: ['closed', 'pending'] })), [second, oldest]);
  assert.equal((await list({ status: ['open'] })).totalCount, ids.length - 2);
});

test('a member without tickets gets one empty page', async () => {
  const { client } = await join(api);
  const { data } = await client.call('tickets', {});
  assert.deepEqual(data, { tickets: [], totalCount: 0, currentPage: 1, totalPages: 1 });
});

test('notifies a member when support writes and when it closes their ticket', async () => {
  const member = await join(api);
  const staff = await joinStaff(api);
  const body = { subject: 'Two “levels”', message: 'Help.' };
  const { id: ticketId } = (await member.client.call('createTicket', { body })).data;
  await answer(staff, ticketId, 'Of course.');
  await assertTold(member, { kind: 'supportReplied', subject: body.subject }, { ticketId });
  await staff.client.call('deskClose', { params: { ticketId } });
  await assertTold(member, { kind: 'ticketClosed', subject: body.subject }, { ticketId });
});
