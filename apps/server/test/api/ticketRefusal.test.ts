import assert from 'node:assert/strict';
import { idempotencyHeader } from '@upline/api';
import { maximumAttachments, maximumMessageLength, maximumSubjectLength } from '@upline/domain';
import { test } from 'vitest';
import { baseUrl, join } from '../support/visitor.ts';
import { fileOf, pngOf, upload } from './support/sampleUploads.ts';
import { serveApi } from './support/serveApi.ts';
import { joinDesk, open, own, read } from './support/staff.ts';

const api = serveApi();

const body = { subject: 'A question', message: 'How does it work?' };

test('a closed ticket can be read and accepts neither replies nor files', async () => {
  const { member, lead } = await joinDesk(api);
  const ticketId = await open(member);
  await lead.ask('deskClose', { ticketId });
  await member.refused('replyToTicket', { ticketId, message: 'Hello?' }, 409, 'server.ticketClosed');
  await member.refused('uploadToTicket', { ticketId, files: [fileOf('a.txt')] }, 409, 'server.ticketClosed');
  assert.equal((await own(member, ticketId)).messages.length, 1);
});

test('requires a subject and a message, and limits both and the files', async () => {
  const member = await join(api);
  const files = Array.from({ length: maximumAttachments + 1 }, () => '/files/1/a.png');
  for (const wrong of [
    { subject: ' \n' },
    { message: '' },
    { subject: 's'.repeat(maximumSubjectLength + 1) },
    { message: 'm'.repeat(maximumMessageLength + 1) },
    { attachments: files },
  ]) {
    await member.refused('createTicket', { ...body, ...wrong }, 400);
  }
  const message = 'm'.repeat(maximumMessageLength);
  const ticketId = await open(member, 's'.repeat(maximumSubjectLength), message);
  for (const wrong of [{}, { message: '' }, { message: ' \n ' }]) {
    await member.refused('replyToTicket', { ticketId, ...wrong }, 400, 'server.emptyReply', 'message');
  }
  await member.refused('replyToTicket', { ticketId, message: message.concat('m') }, 400);
});

test('a key must be neither empty nor too long', async () => {
  const { ask, refused } = await join(api);
  for (const idempotencyKey of ['', 'k'.repeat(201)]) {
    await refused('createTicket', body, 400, 'server.wrongKey', idempotencyHeader, { idempotencyKey });
  }
  assert.equal((await ask('tickets', {})).totalCount, 0);
});

test('refuses a key for another target or body, and keeps the first result', async () => {
  const { member, lead } = await joinDesk(api);
  const [first, second] = [await open(member), await open(member)];
  const other = await open(await join(api));
  const keyed = { idempotencyKey: 'one key' };
  const refusal = [422, 'server.otherRequest', idempotencyHeader, keyed] as const;
  const one = { ticketId: first, message: 'One.' };
  const written = await member.ask('replyToTicket', one, keyed);
  for (const wrong of [{ message: 'Two.' }, { ticketId: second }, { ticketId: 'nothing' }]) {
    await member.refused('replyToTicket', { ...one, ...wrong }, ...refusal);
  }
  assert.deepEqual(await member.ask('replyToTicket', one, keyed), written);
  await member.ask('createTicket', body, keyed);
  await member.refused('createTicket', { ...body, subject: 'Two' }, ...refusal);
  await lead.ask('deskReply', one, keyed);
  await lead.refused('deskReply', { ...one, ticketId: other }, ...refusal);

  const counts = [];
  for (const id of [first, second, other]) counts.push((await read(lead, id)).messages.length);
  assert.deepEqual(counts, [3, 1, 1]);
  assert.equal((await member.ask('tickets', {})).totalCount, 3);
});

test('a newly signed link counts as the same file under the same key', async () => {
  const member = await join(api);
  const url = await upload(member, pngOf());
  const ids = new Set<string>();
  for (const link of [url, url.replace(/exp=\d+/, 'exp=1')]) {
    const asked = { ...body, attachments: [link] };
    ids.add((await member.ask('createTicket', asked, { idempotencyKey: 'k' })).id);
  }
  assert.equal(ids.size, 1);
});

test('rejects an invalid status', async () => {
  const { browser, token } = await join(api);
  for (const query of ['status=done', 'status=open&status=done', 'status=']) {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await browser(`${baseUrl}/api/chat/user/tickets?${query}`, { headers });
    assert.equal(reply.status, 400, query);
  }
});
