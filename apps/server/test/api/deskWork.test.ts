import assert from 'node:assert/strict';
import type { CallInput } from '@upline/api/contract';
import { messages } from '@upline/domain';
import { test } from 'vitest';
import { assertSameWallet, type Visitor } from '../support/visitor.ts';
import { serveApi } from './support/serveApi.ts';
import { answer, change, joinAs, joinDesk, open, read, timeline, write } from './support/staff.ts';

const api = serveApi();

type MacroBody = CallInput<'deskCreateMacro'>['body'];

const nothing: MacroBody = { name: 'Nothing', text: '', status: null, tags: [], assignee: null };

const makeMacro = ({ ask }: Visitor, acts: Partial<MacroBody>) =>
  ask('deskCreateMacro', { ...nothing, ...acts });

test('an expired snooze is shown until the ticket is answered', async () => {
  const { member, lead } = await joinDesk(api);
  const ticketId = await open(member);
  const longAgo = '2001-01-01T00:00:00.000Z';
  const { snoozedUntil, backSince } = await change(lead, ticketId, { snoozedUntil: longAgo });
  assert.deepEqual([snoozedUntil, backSince], [null, longAgo]);
  const [returned] = await timeline(lead, ticketId);
  assert.deepEqual([returned?.what, returned?.at], ['returned', longAgo]);
  await answer(lead, ticketId, 'Like this.');
  assert.equal((await read(lead, ticketId)).backSince, null);
});

test('leads create macros and change them by version; agents use them', async () => {
  const { member, lead, agent } = await joinDesk(api);
  const asked = { name: '  Thanks ', text: 'Thank you, {name}.', tags: ['Thanked'] };
  const made = await makeMacro(lead, asked);
  assert.deepEqual([made.name, made.version, made.tags, made.isRetired], ['Thanks', 1, ['thanked'], false]);
  assertSameWallet(made.by.walletId, lead.account.address);

  const macroId = made.id;
  const asking = { macroId, version: 1, text: 'Thanks.', status: 'closed' as const };
  const changed = await lead.ask('deskChangeMacro', asking);
  assert.deepEqual(
    [changed.version, changed.name, changed.text, changed.status, changed.tags],
    [2, 'Thanks', 'Thanks.', 'closed', ['thanked']],
  );
  await lead.refused('deskChangeMacro', { macroId, version: 1, name: 'Late' }, 409, 'server.macroChanged');
  await lead.refused('deskChangeMacro', { macroId: 'none', version: 1 }, 404, 'server.unknownMacro');
  for (const wrong of [{ name: ' ' }, { text: 'Hi {nmae}' }, { tags: ['two words'] }]) {
    await lead.refused('deskCreateMacro', { ...nothing, ...wrong }, 400);
  }
  const assignee = member.account.address;
  await lead.refused('deskCreateMacro', { ...nothing, assignee }, 422, 'server.unknownAssignee');
  const all = await agent.ask('deskMacros', {});
  assert.deepEqual(
    all.find(({ id }) => id === macroId),
    changed,
  );
  const { entries } = await lead.ask('deskAudit', { limit: 10 });
  const own = entries.filter(({ act, details }) => act === 'macro' && details.macro?.name === 'Thanks');
  assert.deepEqual(
    own.map(({ details }) => details.macro?.version),
    [2, 1],
  );
});

test('a macro tags, assigns and sets the status in one step, beyond an agent’s right to assign', async () => {
  const { member, lead, agent } = await joinDesk(api);
  const assignee = (await joinAs(api, lead, 'agent')).account.address;
  const ticketId = await open(member);
  const use = ({ id: macroId, version }: { id: string; version: number }) => ({ ticketId, macroId, version });

  const acts = { name: 'Mine', text: 'Hi.', status: 'closed', tags: ['one'], assignee: 'me' } as const;
  const mine = await makeMacro(lead, { ...acts, tags: ['one'] });
  const taken = await agent.ask('deskApplyMacro', use(mine));
  // A macro with a text changes the status only with its reply.
  assert.deepEqual([taken.status, taken.tags], ['open', ['one']]);
  assertSameWallet(taken.assignee?.walletId, agent.account.address);

  const done = await makeMacro(lead, { name: 'Done', status: 'closed', tags: ['one', 'two'], assignee });
  const closed = await agent.ask('deskApplyMacro', use(done));
  assert.deepEqual([closed.status, closed.tags], ['closed', ['one', 'two']]);
  assertSameWallet(closed.assignee?.walletId, assignee);
  const last = (await timeline(lead, ticketId)).at(-1);
  assert.deepEqual([last?.what, last?.changes.length], ['closed', 3]);

  const gone = await lead.ask('deskChangeMacro', { macroId: done.id, version: 1, isRetired: true });
  for (const macro of [done, gone]) await agent.refused('deskApplyMacro', use(macro), 409);
});

test('a bulk change treats each ticket separately and reports each refusal', async () => {
  const { member, lead, agent } = await joinDesk(api);
  const [one, two, three] = [
    await open(member, 'One'),
    await open(member, 'Two'),
    await open(member, 'Three'),
  ];
  const at = async (ticketId: string) => ({ ticketId, version: (await read(agent, ticketId)).version });
  const tickets = [await at(one), await at(two), { ticketId: 'nothing', version: 0 }, await at(three)];
  await write(member, two, 'And?');

  const asked = { assignee: agent.account.address, tags: ['many'], priority: 'high' as const };
  const data = await agent.ask('deskBulk', { tickets, change: asked });
  assert.deepEqual(
    data.map(({ ticketId, status, reason, ticket }) => [ticketId, status, reason, ticket?.tags]),
    [
      [one, 200, '', ['many']],
      [two, 409, messages['server.ticketChanged'], undefined],
      ['nothing', 404, messages['server.unknownTicket'], undefined],
      [three, 200, '', ['many']],
    ],
  );
  assert.equal((await read(agent, two)).assignee, null);
  const { entries } = await agent.ask('deskAudit', { kind: ['change'] });
  assert.deepEqual(
    entries.map(({ ticket }) => ticket?.id),
    [three, one],
  );

  const others = { tickets: [await at(one)], change: { assignee: lead.account.address } };
  const [refused] = await agent.ask('deskBulk', others);
  assert.deepEqual([refused?.status, refused?.reason], [403, messages['server.assignOthers']]);

  const spam = await makeMacro(lead, { name: 'Spam', status: 'closed', tags: ['spam'] });
  const macro = { macroId: spam.id, version: 1 };
  const [closed] = await agent.ask('deskBulk', { tickets: [await at(three)], macro });
  assert.deepEqual([closed?.ticket?.status, closed?.ticket?.tags], ['closed', ['many', 'spam']]);
  for (const wrong of [{ tickets: [] }, { tickets }, { tickets, macro, change: asked }]) {
    await agent.refused('deskBulk', wrong, 400);
  }
});
