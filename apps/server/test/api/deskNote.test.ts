import assert from 'node:assert/strict';
import { test } from 'vitest';
import { listenAs } from '../support/openStream.ts';
import { assertSameWallet, baseUrl } from '../support/visitor.ts';
import { notificationsOf } from './support/notified.ts';
import { pngOf, upload } from './support/sampleUploads.ts';
import { serveApi } from './support/serveApi.ts';
import { answer, change, joinDesk, open, own, read, write } from './support/staff.ts';

const api = serveApi();

const secret = 'They asked for this twice already.';

test('staff read a note; its member cannot read or find it and gets no live topic', async () => {
  const { member, lead } = await joinDesk(api);
  const ticketId = await open(member);
  const before = await own(member, ticketId);
  const [ear, desk] = [await listenAs(member), await listenAs(lead)];

  const attachments = [await upload(lead, pngOf('chain.png'))];
  const written = await lead.ask('deskNote', { ticketId, message: secret, attachments });
  assert.equal(written.message, secret);
  assertSameWallet(written.author.walletId, lead.account.address);
  await desk.brings(`ticket:${ticketId}`);
  await read(lead, ticketId);
  await ear.brings(`ticket:${ticketId}`);
  const heard = ear.topics().length;
  await change(lead, ticketId, { priority: 'high', tags: ['fraud'] });
  await lead.ask('deskNote', { ticketId, message: secret });

  const { notes } = await read(lead, ticketId);
  assert.deepEqual(
    notes.map(({ message }) => message),
    [secret, secret],
  );
  const [file = ''] = notes[0]?.attachments ?? [];
  assert.equal((await lead.browser(baseUrl + file)).status, 200);
  const [unsigned = ''] = file.split('?');
  assert.notEqual((await member.browser(baseUrl + unsigned)).status, 200);

  const ticket = await own(member, ticketId);
  const messages = before.messages.map((message) => ({ ...message, read: true }));
  // The due time is visible to the member and follows the priority.
  assert.deepEqual(ticket, { ...before, answerBy: ticket.answerBy, messages });
  const seen = [
    ticket,
    await member.ask('tickets', {}),
    await member.ask('staffActs', {}),
    await notificationsOf(member),
  ];
  for (const hidden of [secret, 'fraud', 'high', unsigned])
    assert.ok(!JSON.stringify(seen).includes(hidden), hidden);
  // Live topics arrive in order: a topic about the notes would have arrived before this one.
  await member.ask('markAllNotificationsRead', {});
  await ear.brings('notifications');
  assert.deepEqual(ear.topics().slice(heard), ['notifications']);
  await Promise.all([ear.close(), desk.close()]);
});

test('writes a note once per key, with text or files, also on a closed ticket', async () => {
  const { member, lead } = await joinDesk(api);
  const ticketId = await open(member);
  await lead.ask('deskClose', { ticketId });
  const idempotencyKey = `note on ${ticketId}`;
  const once = () => lead.ask('deskNote', { ticketId, message: 'Once.' }, { idempotencyKey });
  const [one, other] = await Promise.all([once(), once()]);
  assert.equal(one.id, other.id);
  const { notes, status } = await read(lead, ticketId);
  assert.deepEqual([notes.length, status], [1, 'closed']);
  await lead.refused('deskNote', { ticketId, message: ' ' }, 400);
});

test('the timeline lists acts with their authors in order, without message texts', async () => {
  const { member, lead, agent } = await joinDesk(api);
  const ticketId = await open(member);
  await change(agent, ticketId, { assignee: agent.account.address, priority: 'high' });
  const note = await lead.ask('deskNote', { ticketId, message: secret });
  const reply = await answer(agent, ticketId, 'Like this.');
  await write(member, ticketId, 'Thank you.');
  await agent.ask('deskClose', { ticketId });

  const data = await lead.ask('deskTimeline', { ticketId });
  assert.deepEqual(
    data.entries.map(({ what, isStaff }) => [what, isStaff]),
    [
      ['opened', false],
      ['changed', true],
      ['noted', true],
      ['replied', true],
      ['wrote', false],
      ['closed', true],
    ],
  );
  const [opened, changed, noted, replied] = data.entries;
  assertSameWallet(opened?.who.walletId, member.account.address);
  assertSameWallet(changed?.who.walletId, agent.account.address);
  assert.deepEqual(
    changed?.changes.map(({ field, before, after }) => [field, before, after.length]),
    [
      ['priority', ['normal'], 1],
      ['assignee', [], 1],
    ],
  );
  assert.deepEqual([noted?.messageId, replied?.messageId], [note.id, reply._id]);
  assert.deepEqual(
    data.people.map(({ id }) => id),
    [agent.id],
  );
  assert.ok(!JSON.stringify(data).includes(secret));
});
