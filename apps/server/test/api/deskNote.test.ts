import assert from 'node:assert/strict';
import { test } from 'vitest';
import { listen } from './support/listen.ts';
import { notificationsOf } from './support/notified.ts';
import { pngOf, upload } from './support/sampleUploads.ts';
import { serveApi } from './support/serveApi.ts';
import { answer, joinAs, joinStaff } from './support/staff.ts';
import { assertRefused, assertSameWallet, callAny, join } from './support/visitor.ts';

const api = serveApi();

const secret = 'They asked for this twice already.';

test('staff read a note; its member cannot read or find it and gets no live topic', async () => {
  const [member, staff] = [await join(api), await joinStaff(api)];
  const body = { subject: 'A question', message: 'How does it work?' };
  const params = { ticketId: (await member.client.call('createTicket', { body })).data.id };
  const before = (await member.client.call('ticket', { params })).data.ticket;
  const [own, desk] = [await listen(member), await listen(staff)];

  const attachments = [await upload(staff, pngOf('chain.png'))];
  const note = { message: secret, attachments };
  const { data: written } = await staff.client.call('deskNote', { params, body: note });
  assert.equal(written.message, secret);
  assertSameWallet(written.author.walletId, staff.signer.address);
  await desk.hears(`ticket:${params.ticketId}`);
  const { version } = (await staff.client.call('deskTicket', { params })).data.ticket;
  await own.hears(`ticket:${params.ticketId}`);
  const heard = own.heard.length;
  const facts = { version, priority: 'high', tags: ['fraud'] } as const;
  await staff.client.call('deskChange', { params, body: { ...facts, tags: [...facts.tags] } });
  await staff.client.call('deskNote', { params, body: { message: secret } });

  const read = (await staff.client.call('deskTicket', { params })).data.ticket;
  assert.deepEqual(
    read.notes.map(({ message }) => message),
    [secret, secret],
  );
  const [file = ''] = read.notes[0]?.attachments ?? [];
  assert.equal((await staff.fetch(api.baseUrl + file)).status, 200);
  const [unsigned = ''] = file.split('?');
  assert.notEqual((await member.fetch(api.baseUrl + unsigned)).status, 200);

  const { data: ticket } = await member.client.call('ticket', { params });
  assert.deepEqual(ticket.ticket, {
    ...before,
    // The due time is visible to the member and follows the priority.
    answerBy: ticket.ticket.answerBy,
    messages: before.messages.map((message) => ({ ...message, read: true })),
  });
  const seen = JSON.stringify([
    ticket,
    (await member.client.call('tickets', {})).data,
    (await member.client.call('staffActs', {})).data,
    await notificationsOf(member),
  ]);
  for (const hidden of [secret, 'fraud', 'high', unsigned]) assert.ok(!seen.includes(hidden), hidden);
  // Live topics arrive in order: a topic about the notes would have arrived before this one.
  await member.client.call('markAllNotificationsRead', {});
  await own.hears('notifications');
  assert.deepEqual(own.heard.slice(heard), ['notifications']);
  await Promise.all([own.close(), desk.close()]);
});

test('writes a note once per key, with text or files, also on a closed ticket', async () => {
  const [member, staff] = [await join(api), await joinStaff(api)];
  const body = { subject: 'A question', message: 'How does it work?' };
  const params = { ticketId: (await member.client.call('createTicket', { body })).data.id };
  await staff.client.call('deskClose', { params });
  const idempotencyKey = `note on ${params.ticketId}`;
  const write = () =>
    staff.client.call('deskNote', { params, body: { message: 'Once.' } }, { idempotencyKey });
  const written = await Promise.all([write(), write()]);
  assert.equal(new Set(written.map(({ data }) => data.id)).size, 1);
  const { notes, status } = (await staff.client.call('deskTicket', { params })).data.ticket;
  assert.deepEqual([notes.length, status], [1, 'closed']);
  const empty = staff.client.call('deskNote', { params, body: { message: ' ' } });
  await assertRefused('deskNote', empty, { status: 400 });
  const nowhere = { ticketId: 'nothing' };
  const change = { version: 1, message: 'Hm.' };
  for (const [name, input] of [
    ['deskNote', { body: change }],
    ['deskChange', { body: change }],
    ['deskTimeline', {}],
  ] as const) {
    await assertRefused(name, callAny(staff, name, { params: nowhere, ...input }), { status: 404 });
  }
});

test('the timeline lists acts with their authors in order, without message texts', async () => {
  const [member, staff] = [await join(api), await joinStaff(api)];
  const agent = await joinAs(api, staff, 'agent');
  const body = { subject: 'A question', message: 'How does it work?' };
  const params = { ticketId: (await member.client.call('createTicket', { body })).data.id };
  const { version } = (await agent.client.call('deskTicket', { params })).data.ticket;
  const { walletId } = agent.account;
  const taking = { version, assignee: walletId, priority: 'high' } as const;
  await agent.client.call('deskChange', { params, body: taking });
  const { data: note } = await staff.client.call('deskNote', { params, body: { message: secret } });
  const reply = await answer(agent, params.ticketId, 'Like this.');
  await member.client.call('replyToTicket', { params, body: { message: 'Thank you.' } });
  await agent.client.call('deskClose', { params });

  const { data } = await staff.client.call('deskTimeline', { params });
  const { entries, people } = data;
  assert.deepEqual(
    entries.map(({ what, isStaff }) => [what, isStaff]),
    [
      ['opened', false],
      ['changed', true],
      ['noted', true],
      ['replied', true],
      ['wrote', false],
      ['closed', true],
    ],
  );
  const [opened, changed, noted, replied] = entries;
  assertSameWallet(opened?.who.walletId ?? '', member.account.walletId);
  assertSameWallet(changed?.who.walletId ?? '', walletId);
  assert.deepEqual(
    changed?.changes.map(({ field, before, after }) => [field, before, after.length]),
    [
      ['priority', ['normal'], 1],
      ['assignee', [], 1],
    ],
  );
  assert.deepEqual([noted?.messageId, replied?.messageId], [note.id, reply._id]);
  assert.deepEqual(
    people.map(({ id }) => id),
    [agent.account.id],
  );
  assert.ok(!JSON.stringify(data).includes(secret));
});
