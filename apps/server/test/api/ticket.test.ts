import assert from 'node:assert/strict';
import { attachmentName, ticketPageSize } from '@upline/domain';
import { test } from 'vitest';
import { assertSameWallet, baseUrl, join } from '../support/visitor.ts';
import { fileOf, pngOf, upload } from './support/sampleUploads.ts';
import { serveApi } from './support/serveApi.ts';
import { answer, joinDesk, joinStaff, open, own } from './support/staff.ts';

const api = serveApi();

test('a new ticket is open and has its text as first message', async () => {
  const member = await join(api);
  const message = '  Two lines,\n\tas typed. ';
  const attachments = [await upload(member, pngOf('Shot 1.png')), await upload(member, fileOf('a.txt'))];
  const created = await member.ask('createTicket', { subject: ' Why? ', message, attachments });
  assert.deepEqual([created.subject, created.status], ['Why?', 'open']);
  assert.deepEqual(created.attachments.map(attachmentName), ['Shot 1.png', 'a.txt']);

  const ticket = await own(member, created.id);
  assert.deepEqual(
    [ticket.ticketId, ticket.subject, ticket.status, ticket.createdAt],
    [created.id, 'Why?', 'open', created.createdAt],
  );
  const [first, ...more] = ticket.messages;
  assert.deepEqual([first?.message, first?.isAdmin, more], [message, false, []]);
  assertSameWallet(first?.sender, member.account.address);
  assert.equal((await member.browser(baseUrl + first?.attachments[0])).status, 200);
});

test('messages to support keep their lines and lose controls and bidi overrides', async () => {
  const member = await join(api);
  const ticket = await own(member, await open(member, 'Why\u202e?', 'One\u0007\n\ttwo\u2067.'));
  assert.deepEqual([ticket.subject, ticket.messages[0]?.message], ['Why?', 'One\n\ttwo.']);
});

test('rejects invisible subjects, messages, replies and notes', async () => {
  const { member, lead } = await joinDesk(api);
  const ticketId = await open(member);
  for (const unseen of ['\u200b\u200b', '\u3164', '\u2800']) {
    const message = { ticketId, message: unseen, attachments: [] };
    await member.refused('createTicket', { subject: unseen, message: 'Seen.' }, 400);
    await member.refused('createTicket', { subject: 'Seen', message: unseen }, 400);
    await member.refused('replyToTicket', message, 400);
    await lead.refused('deskReply', message, 400);
    await lead.refused('deskNote', message, 400);
  }
  assert.equal((await own(member, ticketId)).messages.length, 1);
});

test('a ticket waits for the side that did not write last', async () => {
  const [member, lead] = [await join(api), await joinStaff(api)];
  const ticketId = await open(member);
  const status = async () => (await own(member, ticketId)).status;
  await answer(lead, ticketId, 'It works.');
  assert.equal(await status(), 'pending');
  const reply = await member.ask('replyToTicket', { ticketId, message: ' Thanks. ' });
  assert.deepEqual([reply.message, reply.isAdmin, reply.attachments], [' Thanks. ', false, []]);
  assert.equal(await status(), 'open');
  await lead.ask('deskClose', { ticketId });
  assert.equal(await status(), 'closed');
  await lead.ask('deskReopen', { ticketId });
  assert.equal(await status(), 'open');
  assert.deepEqual(
    (await own(member, ticketId)).messages.map(({ message, isAdmin }) => [message, isAdmin]),
    [
      ['How does it work?', false],
      ['It works.', true],
      [' Thanks. ', false],
    ],
  );
});

test('a reply has text, files or both', async () => {
  const member = await join(api);
  const ticketId = await open(member);
  const { files } = await member.ask('uploadToTicket', {
    ticketId,
    files: [fileOf('1.txt'), pngOf('2.png')],
  });
  const attachments = files.map(({ fileUrl }) => fileUrl);
  const reply = await member.ask('replyToTicket', { ticketId, attachments });
  assert.equal(reply.message, '');
  assert.deepEqual(reply.attachments.map(attachmentName), ['1.txt', '2.png']);
  const stale = attachments.map((url) => url.replace(/\?.*/, '?exp=1&sig=old'));
  const both = await member.ask('replyToTicket', { ticketId, message: 'Once more.', attachments: stale });
  for (const url of both.attachments) assert.equal((await member.browser(baseUrl + url)).status, 200);
});

test('lists tickets by their latest change, in pages and by status', async () => {
  const [member, lead] = [await join(api), await joinStaff(api)];
  const none = { tickets: [], totalCount: 0, currentPage: 1, totalPages: 1 };
  assert.deepEqual(await member.ask('tickets', {}), none);
  const ids: string[] = [];
  for (let n = 0; n < ticketPageSize + 2; n++) ids.unshift(await open(member, `Ticket ${n}`));
  const idsOf = async (query: object) => (await member.ask('tickets', query)).tickets.map(({ id }) => id);
  const { totalCount, currentPage, totalPages } = await member.ask('tickets', {});
  assert.deepEqual([totalCount, currentPage, totalPages], [ids.length, 1, 2]);

  const [oldest = '', second = ''] = ids.toReversed();
  for (const [page, found] of [
    [1, ids.slice(0, ticketPageSize)],
    [2, ids.slice(ticketPageSize)],
    [3, []],
  ] as const) {
    assert.deepEqual(await idsOf({ page }), found);
  }
  await answer(lead, oldest, 'Yes.');
  await lead.ask('deskClose', { ticketId: second });
  assert.deepEqual(await idsOf({ limit: 3 }), [second, oldest, ids[0]]);
  assert.deepEqual(await idsOf({ status: ['pending'] }), [oldest]);
  assert.deepEqual(await idsOf({ status: ['closed', 'pending'] }), [second, oldest]);
  assert.equal((await member.ask('tickets', { status: ['open'] })).totalCount, ids.length - 2);
});
