import assert from 'node:assert/strict';
import type { CallInput } from '@upline/api/contract';
import { test } from 'vitest';
import { listenAs } from '../support/openStream.ts';
import { assertSameWallet, type Visitor } from '../support/visitor.ts';
import { serveApi } from './support/serveApi.ts';
import { answer, joinDesk, open, own, read } from './support/staff.ts';

const api = serveApi();

async function setting() {
  const desk = await joinDesk(api);
  const ticketId = await open(desk.member);
  const be = ({ ask }: Visitor, doing: CallInput<'deskPresence'>['body']['doing']) =>
    ask('deskPresence', { ticketId, doing });
  return { ...desk, ticketId, be };
}

test('support agents see the others at a ticket, and their drafts if they opened it; its member does not', async () => {
  const { member, lead, agent, ticketId, be } = await setting();
  const [ear, team] = [await listenAs(member), await listenAs(lead)];
  assert.deepEqual(await be(agent, 'viewing'), { others: [], isMemberTyping: false });
  await team.brings(`presence:${ticketId}`);
  const [viewer] = (await be(lead, 'viewing')).others;
  assertSameWallet(viewer?.who.walletId, agent.account.address);
  assert.deepEqual([viewer?.doing, viewer?.draft], ['viewing', '']);
  const heard = team.topics().length;
  await be(agent, 'viewing');

  await agent.ask('deskDraft', { ticketId, message: 'It wor' });
  await agent.ask('deskDraft', { ticketId, message: 'It works' });
  await be(agent, 'writing');
  const seen = async () => {
    const { others } = await be(lead, 'viewing');
    assert.ok(others.every(({ age }) => age >= 0 && age < 60_000));
    return others.map(({ doing, draft }) => [doing, draft]);
  };
  assert.deepEqual(await seen(), [['writing', '']]);
  await read(lead, ticketId);
  assert.deepEqual(await seen(), [['writing', 'It works']]);
  await be(agent, 'gone');
  assert.deepEqual(await seen(), []);

  await member.ask('markAllNotificationsRead', {});
  await ear.brings('notifications');
  assert.ok(!ear.topics().some((topic) => topic.startsWith('presence:')));
  const told = team.topics().slice(heard);
  const count = told.filter((topic) => topic === `presence:${ticketId}`).length;
  // The listener's own report, the draft, and the leaving; unchanged reports are not sent.
  assert.ok(count >= 2 && count <= 3, told.join());
  await Promise.all([ear.close(), team.close()]);
});

test('a draft is private until it is sent or emptied', async () => {
  const { lead, agent, ticketId } = await setting();
  const keep = (message: string) => lead.ask('deskDraft', { ticketId, message });
  const draft = async () => (await read(lead, ticketId)).draft;
  await keep('  It wor');
  assert.deepEqual([await draft(), (await read(agent, ticketId)).draft], ['  It wor', '']);
  await answer(agent, ticketId, 'Mine.');
  assert.equal(await draft(), '  It wor');
  await keep('');
  assert.equal(await draft(), '');
  await keep('Again');
  await answer(lead, ticketId, 'Again');
  assert.equal(await draft(), '');
  await lead.ask('deskClose', { ticketId });
  await lead.refused('deskDraft', { ticketId, message: 'Late' }, 409);
  await keep('');
});

test('staff see that a member is typing, but not the text', async () => {
  const { member, lead, ticketId, be } = await setting();
  const type = (isTyping: boolean) => member.ask('typing', { ticketId, isTyping });
  await type(true);
  assert.deepEqual(await be(lead, 'viewing'), { others: [], isMemberTyping: false });
  await read(lead, ticketId);
  const team = await listenAs(lead);
  await type(true);
  await team.brings(`presence:${ticketId}`);
  assert.deepEqual(await be(lead, 'viewing'), { others: [], isMemberTyping: true });
  await type(false);
  assert.equal((await be(lead, 'viewing')).isMemberTyping, false);
  await lead.ask('deskClose', { ticketId });
  await type(true);
  assert.equal((await be(lead, 'viewing')).isMemberTyping, false);
  await team.close();
});

test('staff get a live topic when a member first reads support’s message', async () => {
  const { member, lead, ticketId } = await setting();
  await answer(lead, ticketId, 'Like this.');
  const team = await listenAs(lead);
  await own(member, ticketId);
  await team.brings(`ticket:${ticketId}`);
  assert.equal((await read(lead, ticketId)).messages.at(-1)?.read, true);
  await team.close();
});
