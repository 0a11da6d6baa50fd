import assert from 'node:assert/strict';
import type { CallInput } from '@upline/api/contract';
import { messages } from '@upline/domain';
import { test } from 'vitest';
import { listen } from './support/listen.ts';
import { serveApi } from './support/serveApi.ts';
import { answer, joinAs, joinStaff } from './support/staff.ts';
import { assertRefused, assertSameWallet, join, type Visitor } from './support/visitor.ts';

const api = serveApi();

async function setting() {
  const [member, staff] = [await join(api), await joinStaff(api)];
  const body = { subject: 'A question', message: 'How does it work?' };
  const ticketId = (await member.client.call('createTicket', { body })).data.id;
  return { member, staff, ticketId, params: { ticketId }, colleague: await joinAs(api, staff, 'agent') };
}

type Doing = CallInput<'deskPresence'>['body']['doing'];

async function be({ client }: Visitor, ticketId: string, doing: Doing) {
  return (await client.call('deskPresence', { params: { ticketId }, body: { doing } })).data;
}

test('support agents see the others at a ticket and their drafts, and its member does not', async () => {
  const { member, staff, colleague, ticketId, params } = await setting();
  // Drafts are shown only to staff who have opened the ticket.
  await staff.client.call('deskTicket', { params });
  const [own, team] = [await listen(member), await listen(staff)];
  assert.deepEqual(await be(colleague, ticketId, 'viewing'), { others: [], isMemberTyping: false });
  await team.hears(`presence:${ticketId}`);
  const [viewer] = (await be(staff, ticketId, 'viewing')).others;
  assertSameWallet(viewer?.who.walletId ?? '', colleague.account.walletId);
  assert.deepEqual([viewer?.doing, viewer?.draft], ['viewing', '']);
  const heard = team.heard.length;
  await be(colleague, ticketId, 'viewing');

  await colleague.client.call('deskDraft', { params, body: { message: 'It wor' } });
  await colleague.client.call('deskDraft', { params, body: { message: 'It works' } });
  await be(colleague, ticketId, 'writing');
  const [writer, ...more] = (await be(staff, ticketId, 'viewing')).others;
  assert.deepEqual([writer?.doing, writer?.draft, more], ['writing', 'It works', []]);
  assert.ok(writer && writer.age >= 0 && writer.age < 60_000);
  await be(colleague, ticketId, 'gone');
  assert.deepEqual((await be(staff, ticketId, 'viewing')).others, []);

  await member.client.call('markAllNotificationsRead', {});
  await own.hears('notifications');
  assert.deepEqual(own.heard, ['notifications']);
  const told = team.heard.slice(heard).filter((topic) => topic === `presence:${ticketId}`);
  // The listener's own report, the draft, and the leaving; unchanged reports are not sent.
  assert.ok(told.length >= 2 && told.length <= 3, told.join());
  await Promise.all([own.close(), team.close()]);
});

test('a draft is private until it is sent or emptied', async () => {
  const { staff, colleague, ticketId, params } = await setting();
  const keep = (message: string) => staff.client.call('deskDraft', { params, body: { message } });
  const draftOf = async ({ client }: Visitor) =>
    (await client.call('deskTicket', { params })).data.ticket.draft;
  await keep('  It wor');
  assert.deepEqual([await draftOf(staff), await draftOf(colleague)], ['  It wor', '']);
  await answer(colleague, ticketId, 'Mine.');
  assert.equal(await draftOf(staff), '  It wor');
  await keep('');
  assert.equal(await draftOf(staff), '');
  await keep('Again');
  await answer(staff, ticketId, 'Again');
  assert.equal(await draftOf(staff), '');
  await staff.client.call('deskClose', { params });
  await assertRefused('deskDraft', keep('Late'), { status: 409 });
  await keep('');
});

test('staff see that a member is typing, but not the text', async () => {
  const { member, staff, ticketId, params } = await setting();
  const other = await join(api);
  const type = (isTyping: boolean) => member.client.call('typing', { params, body: { isTyping } });
  await type(true);
  assert.deepEqual(await be(staff, ticketId, 'viewing'), { others: [], isMemberTyping: false });
  await staff.client.call('deskTicket', { params });
  const team = await listen(staff);
  await type(true);
  await team.hears(`presence:${ticketId}`);
  assert.deepEqual(await be(staff, ticketId, 'viewing'), { others: [], isMemberTyping: true });
  await type(false);
  assert.equal((await be(staff, ticketId, 'viewing')).isMemberTyping, false);
  const foreign = other.client.call('typing', { params, body: { isTyping: true } });
  const reason = messages['server.unknownTicket'];
  await assertRefused('typing', foreign, { status: 404, reason });
  await staff.client.call('deskClose', { params });
  await type(true);
  assert.equal((await be(staff, ticketId, 'viewing')).isMemberTyping, false);
  await team.close();
});

test('staff get a live topic when a member first reads support’s message', async () => {
  const { member, staff, ticketId, params } = await setting();
  await answer(staff, ticketId, 'Like this.');
  const team = await listen(staff);
  await member.client.call('ticket', { params });
  await team.hears(`ticket:${ticketId}`);
  const { messages: written } = (await staff.client.call('deskTicket', { params })).data.ticket;
  assert.equal(written.at(-1)?.read, true);
  await team.close();
});
