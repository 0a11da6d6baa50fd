import assert from 'node:assert/strict';
import type { CallInput } from '@upline/api/contract';
import { messages } from '@upline/domain';
import { test } from 'vitest';
import { assertTold } from './support/notified.ts';
import { serveApi } from './support/serveApi.ts';
import { answer, joinAs, joinStaff } from './support/staff.ts';
import {
  assertRefused,
  assertSameWallet,
  callAny,
  join,
  type Registered,
  type Visitor,
} from './support/visitor.ts';

const api = serveApi();

async function open({ client }: Registered, subject = 'A question') {
  const body = { subject, message: 'How does it work?' };
  return (await client.call('createTicket', { body })).data.id;
}

async function read({ client }: Visitor, ticketId: string) {
  return (await client.call('deskTicket', { params: { ticketId } })).data.ticket;
}

async function timeline({ client }: Visitor, ticketId: string) {
  return (await client.call('deskTimeline', { params: { ticketId } })).data.entries;
}

type MacroBody = CallInput<'deskCreateMacro'>['body'];

const nothing: MacroBody = { name: 'Nothing', text: '', status: null, tags: [], assignee: null };

async function makeMacro({ client }: Visitor, acts: Partial<MacroBody>) {
  return (await client.call('deskCreateMacro', { body: { ...nothing, ...acts } })).data;
}

const longAgo = '2001-01-01T00:00:00.000Z';

test('an expired snooze is shown until the ticket is answered', async () => {
  const ticketId = await open(await join(api));
  const staff = await joinStaff(api);
  const { version } = await read(staff, ticketId);
  const body = { version, snoozedUntil: longAgo };
  const { data } = await staff.client.call('deskChange', { params: { ticketId }, body });
  assert.deepEqual([data.snoozedUntil, data.backSince], [null, longAgo]);
  const [returned] = await timeline(staff, ticketId);
  assert.deepEqual([returned?.what, returned?.at], ['returned', longAgo]);
  await answer(staff, ticketId, 'Like this.');
  assert.equal((await read(staff, ticketId)).backSince, null);
});

test('leads create macros and change them by version; agents use them', async () => {
  const staff = await joinStaff(api);
  const agent = await joinAs(api, staff, 'agent');
  const made = await makeMacro(staff, {
    name: '  Thanks ',
    text: 'Thank you, {name}.',
    tags: ['Thanked'],
  });
  assert.deepEqual([made.name, made.version, made.tags, made.isRetired], ['Thanks', 1, ['thanked'], false]);
  assertSameWallet(made.by.walletId, staff.signer.address);

  const params = { macroId: made.id };
  const change = (visitor: Visitor, body: CallInput<'deskChangeMacro'>['body']) =>
    visitor.client.call('deskChangeMacro', { params, body });
  const { data: changed } = await change(staff, { version: 1, text: 'Thanks.', status: 'closed' });
  assert.deepEqual(
    [changed.version, changed.name, changed.text, changed.status, changed.tags],
    [2, 'Thanks', 'Thanks.', 'closed', ['thanked']],
  );
  const late = { status: 409, reason: messages['server.macroChanged'] };
  await assertRefused('deskChangeMacro', change(staff, { version: 1, name: 'Late' }), late);
  await assertRefused('deskChangeMacro', change(agent, { version: 2 }), { status: 403 });
  await assertRefused('deskCreateMacro', makeMacro(agent, {}), { status: 403 });
  for (const wrong of [{ name: ' ' }, { text: 'Hi {nmae}' }, { tags: ['two words'] }]) {
    await assertRefused('deskCreateMacro', makeMacro(staff, wrong), { status: 400 });
  }
  const nobody = { status: 422, reason: messages['server.unknownAssignee'] };
  const { walletId } = (await join(api)).account;
  await assertRefused('deskCreateMacro', makeMacro(staff, { assignee: walletId }), nobody);
  const { data: all } = await agent.client.call('deskMacros', {});
  assert.deepEqual(
    all.find(({ id }) => id === made.id),
    changed,
  );
  const unknown = callAny(staff, 'deskChangeMacro', {
    params: { macroId: 'none' },
    body: { version: 1 },
  });
  await assertRefused('deskChangeMacro', unknown, {
    status: 404,
    reason: messages['server.unknownMacro'],
  });

  const { entries } = (await staff.client.call('deskAudit', { query: { limit: 10 } })).data;
  const own = entries.filter(({ act, details }) => act === 'macro' && details.macro?.name === 'Thanks');
  assert.deepEqual(
    own.map(({ details }) => details.macro?.version),
    [2, 1],
  );
});

test('a macro tags, assigns and sets the status in one step, beyond an agent’s right to assign', async () => {
  const staff = await joinStaff(api);
  const [agent, other] = [await joinAs(api, staff, 'agent'), await joinAs(api, staff, 'agent')];
  const ticketId = await open(await join(api));
  const params = { ticketId };
  const use = (macro: { id: string; version: number }) =>
    agent.client.call('deskApplyMacro', { params, body: { macroId: macro.id, version: macro.version } });

  const mine = await makeMacro(staff, {
    name: 'Mine',
    text: 'Hi.',
    status: 'closed',
    tags: ['one'],
    assignee: 'me',
  });
  const { data: taken } = await use(mine);
  // A macro with a text changes the status only with its reply.
  assert.deepEqual([taken.status, taken.tags], ['open', ['one']]);
  assertSameWallet(taken.assignee?.walletId ?? '', agent.account.walletId);

  const { walletId } = other.account;
  const done = await makeMacro(staff, {
    name: 'Done',
    status: 'closed',
    tags: ['one', 'two'],
    assignee: walletId,
  });
  const { data: closed } = await use(done);
  assert.deepEqual([closed.status, closed.tags], ['closed', ['one', 'two']]);
  assertSameWallet(closed.assignee?.walletId ?? '', walletId);
  const [last] = (await timeline(staff, ticketId)).slice(-1);
  assert.deepEqual([last?.what, last?.changes.length], ['closed', 3]);

  const gone = await staff.client.call('deskChangeMacro', {
    params: { macroId: done.id },
    body: { version: 1, isRetired: true },
  });
  await assertRefused('deskApplyMacro', use(done), { status: 409 });
  await assertRefused('deskApplyMacro', use(gone.data), { status: 409 });
});

test('a bulk change treats each ticket separately and reports each refusal', async () => {
  const member = await join(api);
  const staff = await joinStaff(api);
  const agent = await joinAs(api, staff, 'agent');
  const [one, two, three] = [
    await open(member, 'One'),
    await open(member, 'Two'),
    await open(member, 'Three'),
  ];
  const at = async (ticketId: string) => ({ ticketId, version: (await read(agent, ticketId)).version });
  const tickets = [await at(one), await at(two), { ticketId: 'nothing', version: 0 }, await at(three)];
  await member.client.call('replyToTicket', { params: { ticketId: two }, body: { message: 'And?' } });

  const own = agent.account.walletId;
  const change = { assignee: own, tags: ['many'], priority: 'high' } as const;
  const { data } = await agent.client.call('deskBulk', {
    body: { tickets, change: { ...change, tags: [...change.tags] } },
  });
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
  const { entries } = (await agent.client.call('deskAudit', { query: { kind: ['change'] } })).data;
  assert.deepEqual(
    entries.map(({ ticket }) => ticket?.id),
    [three, one],
  );

  const others = { tickets: [await at(one)], change: { assignee: staff.signer.address } };
  const [refused] = (await agent.client.call('deskBulk', { body: others })).data;
  assert.deepEqual([refused?.status, refused?.reason], [403, messages['server.assignOthers']]);

  const spam = await makeMacro(staff, { name: 'Spam', status: 'closed', tags: ['spam'] });
  const macro = { macroId: spam.id, version: 1 };
  const [closed] = (await agent.client.call('deskBulk', { body: { tickets: [await at(three)], macro } }))
    .data;
  assert.deepEqual([closed?.ticket?.status, closed?.ticket?.tags], ['closed', ['many', 'spam']]);
  for (const wrong of [{ tickets: [] }, { tickets }, { tickets, macro, change }]) {
    await assertRefused('deskBulk', callAny(agent, 'deskBulk', { body: wrong }), { status: 400 });
  }
});

test('merging two tickets of a member orders all messages by time', async () => {
  const member = await join(api);
  const staff = await joinStaff(api);
  const write = (ticketId: string, message: string) =>
    member.client.call('replyToTicket', { params: { ticketId }, body: { message } });
  const [from, into] = [await open(member, 'Again'), await open(member, 'A question')];
  await write(into, 'Two.');
  await write(from, 'Three.');
  await answer(staff, into, 'Four.');
  const noted = (
    await staff.client.call('deskNote', { params: { ticketId: from }, body: { message: 'Note.' } })
  ).data;
  const word = `wombat${member.account.id.replace(/\W/g, '').toLowerCase()}`;
  const five = `Five, ${word}.`;
  await write(from, five);
  const begun = { params: { ticketId: from }, body: { message: 'Begun.' } };
  await staff.client.call('deskDraft', begun);
  assert.equal((await read(staff, from)).draft, 'Begun.');

  const foreign = await open(await join(api));
  const merge = async (one: string, other: string) => {
    const [version, intoVersion] = [(await read(staff, one)).version, (await read(staff, other)).version];
    const body = { version, into: other, intoVersion };
    return (await staff.client.call('deskMerge', { params: { ticketId: one }, body })).data;
  };
  const refusal = { status: 422, reason: messages['server.mergeOthers'] };
  await assertRefused('deskMerge', merge(from, foreign), refusal);
  await assertRefused('deskMerge', merge(from, from), refusal);
  const late = { version: 0, into, intoVersion: 0 };
  const stale = staff.client.call('deskMerge', { params: { ticketId: from }, body: late });
  await assertRefused('deskMerge', stale, { status: 409, reason: messages['server.ticketChanged'] });

  const merged = await merge(from, into);
  assert.deepEqual([merged.id, merged.status, merged.excerpt], [into, 'open', five]);
  // The search finds moved messages in their new ticket.
  const found = await staff.client.call('deskTickets', { query: { q: word } });
  assert.deepEqual(
    found.data.tickets.map(({ id }) => id),
    [into],
  );
  const whole = await read(staff, into);
  const words = whole.messages.map(({ message }) => message);
  assert.deepEqual(words, ['How does it work?', 'How does it work?', 'Two.', 'Three.', 'Four.', five]);
  assert.deepEqual(
    whole.notes.map(({ id }) => id),
    [noted.id],
  );
  const gone = await read(staff, from);
  assert.deepEqual([gone.status, gone.mergedInto, gone.messages.length, gone.draft], ['closed', into, 0, '']);
  const lastOf = async (ticketId: string) => (await timeline(staff, ticketId)).at(-1);
  assert.deepEqual([(await lastOf(from))?.what, (await lastOf(from))?.other], ['mergedInto', whole.number]);
  assert.deepEqual([(await lastOf(into))?.what, (await lastOf(into))?.other], ['mergedFrom', gone.number]);

  // The member sees one ticket, under either ID, and is notified.
  const { data: list } = await member.client.call('tickets', {});
  assert.deepEqual([list.tickets.map(({ id }) => id), list.totalCount], [[into], 1]);
  const { ticket } = (await member.client.call('ticket', { params: { ticketId: from } })).data;
  assert.deepEqual([ticket.ticketId, ticket.messages.length], [into, 6]);
  await assertTold(member, { kind: 'ticketMoved', subject: 'A question' }, { ticketId: into });
  await write(from, 'Six.');
  assert.equal((await read(staff, into)).messages.at(-1)?.message, 'Six.');

  const shut = { status: 409, reason: messages['server.ticketMerged'] };
  const reopened = staff.client.call('deskReopen', { params: { ticketId: from } });
  await assertRefused('deskReopen', reopened, shut);
  await assertRefused('deskMerge', merge(from, into), shut);
});
