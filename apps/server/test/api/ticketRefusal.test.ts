import assert from 'node:assert/strict';
import { ApiError, idempotencyHeader } from '@upline/api';
import { maximumAttachments, maximumMessageLength, maximumSubjectLength, messages } from '@upline/domain';
import { test } from 'vitest';
import { fileOf, pngOf, upload } from './support/sampleUploads.ts';
import { serveApi } from './support/serveApi.ts';
import { joinStaff } from './support/staff.ts';
import { assertRefused, join, type Registered } from './support/visitor.ts';

const api = serveApi();

const body = { subject: 'A question', message: 'How does it work?' };

async function open({ client }: Registered): Promise<string> {
  return (await client.call('createTicket', { body })).data.id;
}

/** Asserts that a ticket accepts neither messages nor files. */
async function assertSealed(
  { client }: Registered,
  ticketId: string,
  refusal: { status: number; reason: string },
) {
  const params = { ticketId };
  const reply = client.call('replyToTicket', { params, body: { message: 'Hello?' } });
  await assertRefused('replyToTicket', reply, refusal);
  const files = client.call('uploadToTicket', { params, files: [fileOf('a.txt')] });
  await assertRefused('uploadToTicket', files, refusal);
}

test('a closed ticket can be read and accepts no reply', async () => {
  const member = await join(api);
  const ticketId = await open(member);
  const staff = await joinStaff(api);
  await staff.client.call('deskClose', { params: { ticketId } });
  await assertSealed(member, ticketId, { status: 409, reason: messages['server.ticketClosed'] });
  const { data } = await member.client.call('ticket', { params: { ticketId } });
  assert.equal(data.ticket.messages.length, 1);
});

test('rejects a reply without text and files, and names the missing part', async () => {
  const { client } = await join(api);
  const { data: ticket } = await client.call('createTicket', { body });
  for (const message of ['', ' \n ']) {
    const call = client.call('replyToTicket', { params: { ticketId: ticket.id }, body: { message } });
    const failure = await call.then(
      () => assert.fail('A blank reply was taken.'),
      (error: unknown) => error,
    );
    assert.ok(failure instanceof ApiError);
    assert.equal(failure.status, 400);
    const { errors } = failure.body as { errors?: unknown };
    assert.deepEqual(errors, [
      { msg: messages['server.emptyReply'], path: 'message', key: 'server.emptyReply' },
    ]);
  }
});

test('requires a subject and a message, and limits both', async () => {
  const { client } = await join(api);
  const refused = [
    { ...body, subject: ' \n' },
    { ...body, message: '' },
    { ...body, subject: 's'.repeat(maximumSubjectLength + 1) },
    { ...body, message: 'm'.repeat(maximumMessageLength + 1) },
  ];
  for (const wrong of refused) {
    await assertRefused('createTicket', client.call('createTicket', { body: wrong }), { status: 400 });
  }
  const longest = {
    subject: 's'.repeat(maximumSubjectLength),
    message: 'm'.repeat(maximumMessageLength),
  };
  const { data } = await client.call('createTicket', { body: longest });
  const params = { ticketId: data.id };
  for (const wrong of [{}, { message: ' ' }, { message: longest.message.concat('m') }]) {
    const reply = client.call('replyToTicket', { params, body: wrong });
    await assertRefused('replyToTicket', reply, { status: 400 });
  }
});

test('attaches only files that the member uploaded', async () => {
  const [member, other] = [await join(api), await join(api)];
  const [own, foreign] = [await upload(member, pngOf()), await upload(other, pngOf())];
  const params = { ticketId: await open(member) };
  const strange = [foreign, '/files/nothing/a.png', `https://elsewhere.example${own}`, 'a.png'];
  for (const url of strange) {
    const attachments = [own, url];
    const refusal = { status: 422, reason: messages['server.foreignAttachment'] };
    const created = member.client.call('createTicket', { body: { ...body, attachments } });
    await assertRefused('createTicket', created, refusal);
    const reply = member.client.call('replyToTicket', { params, body: { message: 'Hm.', attachments } });
    await assertRefused('replyToTicket', reply, refusal);
  }
  const tooMany = Array.from({ length: maximumAttachments + 1 }, () => own);
  const call = member.client.call('createTicket', { body: { ...body, attachments: tooMany } });
  await assertRefused('createTicket', call, { status: 400 });
  const { data } = await member.client.call('ticket', { params });
  assert.equal(data.ticket.messages.length, 1);
});

test('a refused call can be repeated with its key, which must be neither empty nor too long', async () => {
  const member = await join(api);
  const send = (attachments: string[], idempotencyKey: string) =>
    member.client.call('createTicket', { body: { ...body, attachments } }, { idempotencyKey });
  await assertRefused('createTicket', send(['a.png'], 'key'), { status: 422 });
  await send([await upload(member, pngOf())], 'key');
  for (const key of ['', 'k'.repeat(201)]) {
    const refusal = { status: 400, reason: messages['server.wrongKey'], path: idempotencyHeader };
    await assertRefused('createTicket', send([], key), refusal);
  }
  assert.equal((await member.client.call('tickets', {})).data.totalCount, 1);
});

test('refuses a key for another target or body, and keeps the first result', async () => {
  const [member, staff] = [await join(api), await joinStaff(api)];
  const [first, second] = [await open(member), await open(member)];
  const other = await open(await join(api));
  const keyed = { idempotencyKey: 'one key' };
  const refusal = { status: 422, reason: messages['server.otherRequest'], path: idempotencyHeader };
  const reply = (ticketId: string, message: string) =>
    member.client.call('replyToTicket', { params: { ticketId }, body: { message } }, keyed);
  const { data: written } = await reply(first, 'One.');
  const others = [reply(first, 'Two.'), reply(second, 'One.'), reply('nothing', 'One.')];
  await Promise.all(others.map((call) => assertRefused('replyToTicket', call, refusal)));
  assert.deepEqual((await reply(first, 'One.')).data, written);

  const create = (subject: string) =>
    member.client.call('createTicket', { body: { ...body, subject } }, keyed);
  await create('One');
  await assertRefused('createTicket', create('Two'), refusal);
  const answer = (ticketId: string) =>
    staff.client.call('deskReply', { params: { ticketId }, body: { message: 'Yes.' } }, keyed);
  await answer(first);
  await assertRefused('deskReply', answer(other), refusal);

  const count = async (ticketId: string) =>
    (await staff.client.call('deskTicket', { params: { ticketId } })).data.ticket.messages.length;
  assert.deepEqual([await count(first), await count(second), await count(other)], [3, 1, 1]);
  assert.equal((await member.client.call('tickets', {})).data.totalCount, 3);
});

test('a newly signed link counts as the same file under the same key', async () => {
  const member = await join(api);
  const url = await upload(member, pngOf());
  const create = (link: string) =>
    member.client.call('createTicket', { body: { ...body, attachments: [link] } }, { idempotencyKey: 'k' });
  const { data } = await create(url);
  assert.equal((await create(url.replace(/exp=\d+/, 'exp=1'))).data.id, data.id);
});

test('rejects an invalid page, limit or status', async () => {
  const { client, fetch, token } = await join(api);
  for (const query of [{ page: 0 }, { page: Number.NaN }, { limit: 0 }, { limit: 101 }]) {
    await assertRefused('tickets', client.call('tickets', { query }), { status: 400 });
  }
  for (const query of ['status=done', 'status=open&status=done', 'status=']) {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await fetch(`${api.baseUrl}/api/chat/user/tickets?${query}`, { headers });
    assert.equal(reply.status, 400, query);
  }
});
