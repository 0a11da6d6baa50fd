import assert from 'node:assert/strict';
import type { CallInput } from '@upline/api/contract';
import { messages } from '@upline/domain';
import { test } from 'vitest';
import { assertTold } from './support/notified.ts';
import { serveApi } from './support/serveApi.ts';
import { answer, joinAs, joinStaff } from './support/staff.ts';
import { assertRefused, assertSameWallet, join, type Registered, type Visitor } from './support/visitor.ts';

const api = serveApi();

async function open({ client }: Registered, subject: string) {
  return (await client.call('createTicket', { body: { subject, message: 'How does it work?' } })).data.id;
}

async function read({ client }: Visitor, ticketId: string) {
  return (await client.call('deskTicket', { params: { ticketId } })).data.ticket;
}

const write = ({ client }: Registered, ticketId: string, message: string) =>
  client.call('replyToTicket', { params: { ticketId }, body: { message } });

async function wordsIn(visitor: Visitor, ticketId: string) {
  return (await read(visitor, ticketId)).messages.map(({ message }) => message);
}

/** The last act on a ticket that concerns another ticket, with the other's number. */
async function lastOf({ client }: Visitor, ticketId: string) {
  const { entries } = (await client.call('deskTimeline', { params: { ticketId } })).data;
  const done = entries.filter(({ other }) => other !== null).at(-1);
  return [done?.what, done?.other];
}

async function merge(visitor: Visitor, from: string, into: string) {
  const [version, intoVersion] = [(await read(visitor, from)).version, (await read(visitor, into)).version];
  const body = { version, into, intoVersion };
  await visitor.client.call('deskMerge', { params: { ticketId: from }, body });
}

const unmerge = ({ client }: Visitor, ticketId: string, version: number) =>
  client.call('deskUnmerge', { params: { ticketId }, body: { version } });

/** The split tickets that a member's conversation links to. */
async function splitsIn({ client }: Registered, ticketId: string) {
  const { splits } = (await client.call('ticket', { params: { ticketId } })).data.ticket;
  return splits?.map((one) => [one.ticketId, one.subject]);
}

async function ownTickets({ client }: Registered) {
  const { data } = await client.call('tickets', {});
  return data.tickets.map(({ subject }) => subject).toSorted();
}

test('a rating under a merged ticket’s link rates the remaining ticket', async () => {
  const [member, staff] = [await join(api), await joinStaff(api)];
  const [from, into] = [await open(member, 'First'), await open(member, 'Second')];
  await merge(staff, from, into);
  await staff.client.call('deskClose', { params: { ticketId: into } });
  const params = { ticketId: from };
  await member.client.call('rateTicket', { params, body: { rating: 'bad' } });
  assert.equal((await read(staff, into)).rating, 'bad');
});

test('splits messages of a member into a new ticket that is linked to the original', async () => {
  const [member, lead] = [await join(api), await joinStaff(api)];
  const agent = await joinAs(api, lead, 'agent');
  const ticketId = await open(member, 'A question');
  await answer(agent, ticketId, 'Like this.');
  const word = `wombat${member.account.id.replace(/\W/g, '').toLowerCase()}`;
  await write(member, ticketId, `My photo, ${word}.`);
  await write(member, ticketId, 'Is it too large?');
  const before = await read(agent, ticketId);
  const [first, reply, photo, large] = before.messages.map(({ _id }) => _id);
  const split = (chosen: (string | undefined)[], version = before.version) => {
    const body = { version, subject: 'My photo', messages: chosen.map((id) => id ?? '') };
    return agent.client.call('deskSplit', { params: { ticketId }, body });
  };

  const wrong = { status: 422, reason: messages['server.splitMessages'] };
  for (const chosen of [[first], [reply], ['nothing'], [photo, reply]]) {
    await assertRefused('deskSplit', split(chosen), wrong);
  }
  await assertRefused('deskSplit', split([]), { status: 400 });
  const late = { status: 409, reason: messages['server.ticketChanged'] };
  await assertRefused('deskSplit', split([photo], before.version - 1), late);

  const { data: made } = await split([large, photo]);
  assert.deepEqual(
    [made.subject, made.status, made.excerpt, made.priority],
    ['My photo', 'open', 'Is it too large?', before.priority],
  );
  assert.deepEqual(await wordsIn(agent, made.id), [`My photo, ${word}.`, 'Is it too large?']);
  assert.deepEqual(await wordsIn(agent, ticketId), ['How does it work?', 'Like this.']);
  const [left, other] = [await read(agent, ticketId), await read(agent, made.id)];
  // All waiting messages have moved.
  assert.equal(left.status, 'pending');
  assert.deepEqual(
    [left.related?.map(({ id }) => id), other.related?.map(({ id }) => id)],
    [[made.id], [ticketId]],
  );
  assert.deepEqual(await lastOf(agent, ticketId), ['splitInto', made.number]);
  assert.deepEqual(await lastOf(agent, made.id), ['splitFrom', left.number]);
  const { entries } = (await agent.client.call('deskAudit', { query: { kind: ['change'] } })).data;
  assert.deepEqual(
    entries.slice(0, 2).map(({ act, details }) => [act, details.other]),
    [
      ['splitFrom', left.number],
      ['splitInto', made.number],
    ],
  );
  // The search finds moved messages in their new ticket.
  const found = (await agent.client.call('deskTickets', { query: { q: word } })).data.tickets;
  assert.deepEqual(
    found.map(({ id }) => id),
    [made.id],
  );

  assert.deepEqual(await ownTickets(member), ['A question', 'My photo']);
  await assertTold(member, { kind: 'ticketSplit', subject: 'My photo' }, { ticketId: made.id });
  await write(member, made.id, 'I see.');
  assert.equal((await wordsIn(agent, made.id)).at(-1), 'I see.');

  // The old conversation links to the split ticket, also from the ticket into which it is
  // merged, until both are merged into one.
  const line = [[made.id, 'My photo']];
  assert.deepEqual([await splitsIn(member, ticketId), await splitsIn(member, made.id)], [line, []]);
  const third = await open(member, 'Third');
  await merge(agent, ticketId, third);
  assert.deepEqual(await splitsIn(member, third), line);
  await merge(agent, made.id, third);
  assert.deepEqual(await splitsIn(member, third), []);
});

test('drafts move with a merge and return with its undoing, and later notes go to the remaining ticket', async () => {
  const [member, lead] = [await join(api), await joinStaff(api)];
  const [agent, noor] = [await joinAs(api, lead, 'agent'), await joinAs(api, lead, 'agent')];
  const [from, into] = [await open(member, 'Again'), await open(member, 'A question')];
  const begin = ({ client }: Visitor, ticketId: string, message: string) =>
    client.call('deskDraft', { params: { ticketId }, body: { message } });
  await begin(noor, from, 'Hi, it was final.');
  await begin(agent, from, 'From the one.');
  await begin(agent, into, 'From the other.');
  await merge(agent, from, into);
  assert.equal((await read(noor, into)).draft, 'Hi, it was final.');
  assert.equal((await read(agent, into)).draft, 'From the other.\n\nFrom the one.');
  await unmerge(agent, from, (await read(agent, from)).version);
  assert.deepEqual(
    [(await read(noor, from)).draft, (await read(noor, into)).draft],
    ['Hi, it was final.', ''],
  );
  assert.deepEqual(
    [(await read(agent, from)).draft, (await read(agent, into)).draft],
    ['From the one.', 'From the other.'],
  );

  await merge(agent, from, into);
  await noor.client.call('deskNote', { params: { ticketId: from }, body: { message: 'Seen before.' } });
  assert.deepEqual(
    (await read(agent, into)).notes.map(({ message }) => message),
    ['Seen before.'],
  );
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Changes a ticket under its current version. */
async function change(
  visitor: Visitor,
  ticketId: string,
  asked: Omit<CallInput<'deskChange'>['body'], 'version'>,
) {
  const { version } = await read(visitor, ticketId);
  await visitor.client.call('deskChange', { params: { ticketId }, body: { version, ...asked } });
}

test('tags and snooze move with a merge and return with its undoing', async () => {
  const [member, staff] = [await join(api), await joinStaff(api)];
  const [from, into] = [await open(member, 'Again'), await open(member, 'A question')];
  const [sooner, later] = [inHours(5), inHours(20)];
  await change(staff, from, { tags: ['card', 'coin'], snoozedUntil: sooner });
  await change(staff, into, { tags: ['coin', 'fee'], snoozedUntil: later });
  await merge(staff, from, into);
  const factsOf = async (ticketId: string) => {
    const { tags, snoozedUntil } = await read(staff, ticketId);
    return [tags, snoozedUntil];
  };
  assert.deepEqual(await factsOf(into), [['coin', 'fee', 'card'], sooner]);
  const { entries } = (await staff.client.call('deskTimeline', { params: { ticketId: into } })).data;
  assert.deepEqual(entries.find(({ what }) => what === 'mergedFrom')?.changes, [
    { field: 'tags', before: ['coin', 'fee'], after: ['coin', 'fee', 'card'] },
    { field: 'snoozedUntil', before: [later], after: [sooner] },
  ]);

  await change(staff, into, { tags: ['fee', 'card', 'late'] });
  await unmerge(staff, from, (await read(staff, from)).version);
  assert.deepEqual(await factsOf(from), [['card', 'coin'], sooner]);
  assert.deepEqual(await factsOf(into), [['fee', 'late'], later]);

  // A snooze that was changed since the merge stays.
  await merge(staff, from, into);
  await change(staff, into, { snoozedUntil: null });
  await unmerge(staff, from, (await read(staff, from)).version);
  assert.equal((await read(staff, into)).snoozedUntil, null);
});

test('a macro and the presence at a merged ticket reach the remaining ticket', async () => {
  const [member, lead] = [await join(api), await joinStaff(api)];
  const noor = await joinAs(api, lead, 'agent');
  const [from, into] = [await open(member, 'Again'), await open(member, 'A question')];
  const made = { name: 'Card', text: '', status: null, tags: ['card'], assignee: null };
  const { data: macro } = await lead.client.call('deskCreateMacro', { body: made });
  await merge(lead, from, into);
  const use = { params: { ticketId: from }, body: { macroId: macro.id, version: macro.version } };
  assert.equal((await noor.client.call('deskApplyMacro', use)).data.id, into);
  assert.deepEqual([(await read(lead, from)).tags, (await read(lead, into)).tags], [[], ['card']]);

  const be = async ({ client }: Visitor, ticketId: string) =>
    (await client.call('deskPresence', { params: { ticketId }, body: { doing: 'viewing' } })).data.others;
  await be(noor, from);
  const [other] = await be(lead, into);
  assertSameWallet(other?.who.walletId ?? '', noor.account.walletId);
});

test('the merging agent or a lead can undo a merge until something is written', async () => {
  const [member, lead] = [await join(api), await joinStaff(api)];
  const [agent, other] = [await joinAs(api, lead, 'agent'), await joinAs(api, lead, 'agent')];
  const [from, into, third] = [
    await open(member, 'Again'),
    await open(member, 'A question'),
    await open(member, 'Third'),
  ];
  await write(member, from, 'Two.');
  await answer(agent, into, 'Like this.');
  await agent.client.call('deskNote', { params: { ticketId: from }, body: { message: 'Note.' } });
  await agent.client.call('deskLink', { params: { ticketId: from }, body: { other: third } });
  const day = new Date().toISOString().slice(0, 10);
  const backlog = async () =>
    (await lead.client.call('deskReports', { query: { from: day, to: day } })).data.days[0]?.backlog ?? 0;
  const waiting = await backlog();
  const stood = [await read(agent, from), await read(agent, into)];
  const facts = ({
    status,
    replyDueAt,
    messages: all,
    notes,
    related,
    mergedInto,
  }: (typeof stood)[number]) => ({
    status,
    replyDueAt,
    messages: all.map(({ _id }) => _id),
    notes: notes.map(({ id }) => id),
    related: related?.map(({ id }) => id),
    mergedInto,
  });

  assert.deepEqual([stood[0]?.canUnmerge, stood[1]?.canUnmerge], [false, false]);
  const apart = { status: 409, reason: messages['server.notMerged'] };
  await assertRefused('deskUnmerge', unmerge(agent, from, stood[0]?.version ?? 0), apart);
  await merge(agent, from, into);
  assert.equal(await backlog(), waiting - 1);
  const { version, canUnmerge } = await read(agent, from);
  assert.deepEqual([canUnmerge, (await read(other, from)).canUnmerge], [true, false]);
  const theirs = { status: 403, reason: messages['server.mergeOfOthers'] };
  await assertRefused('deskUnmerge', unmerge(other, from, version), theirs);
  const late = { status: 409, reason: messages['server.ticketChanged'] };
  await assertRefused('deskUnmerge', unmerge(agent, from, version - 1), late);

  // A later merge of the target must be undone first.
  await merge(lead, into, third);
  const stays = { status: 409, reason: messages['server.mergeStays'] };
  await assertRefused('deskUnmerge', unmerge(agent, from, (await read(agent, from)).version), stays);
  await unmerge(lead, into, (await read(lead, into)).version);
  assert.equal((await read(agent, from)).mergedInto, into);

  await unmerge(agent, from, (await read(agent, from)).version);
  const now = [await read(agent, from), await read(agent, into)];
  assert.deepEqual(now.map(facts), stood.map(facts));
  assert.equal(await backlog(), waiting);
  assert.deepEqual(await lastOf(agent, from), ['unmerged', now[1]?.number]);
  assert.deepEqual(await lastOf(agent, into), ['unmerged', now[0]?.number]);
  assert.deepEqual(await ownTickets(member), ['A question', 'Again', 'Third']);
  await assertTold(member, { kind: 'ticketSplit', subject: 'Again' }, { ticketId: from });

  await merge(agent, from, into);
  await write(member, from, 'More.');
  const gone = await read(agent, from);
  assert.equal(gone.canUnmerge, false);
  await assertRefused('deskUnmerge', unmerge(lead, from, gone.version), stays);
});

test('splitting off an answered message keeps the wait, and a later merge blocks undoing an earlier one', async () => {
  const [member, lead] = [await join(api), await joinStaff(api)];
  const [from, into] = [await open(member, 'Again'), await open(member, 'A question')];
  await write(member, from, 'Two.');
  await answer(lead, from, 'Like this.');
  await lead.client.call('deskClose', { params: { ticketId: from } });
  await lead.client.call('deskReopen', { params: { ticketId: from } });
  const { version, messages: written } = await read(lead, from);
  const body = { version, subject: 'Two', messages: [written[1]?._id ?? ''] };
  const { data: two } = await lead.client.call('deskSplit', { params: { ticketId: from }, body });
  assert.equal((await read(lead, from)).status, 'open');

  await write(member, two.id, 'Three.');
  await merge(lead, from, into);
  assert.equal((await read(lead, from)).canUnmerge, true);
  await merge(lead, two.id, into);
  // The number of messages stays the same: as many leave as were added.
  const { version: all, messages: three } = await read(lead, into);
  const [, second, third] = three.map(({ _id }) => _id);
  const split = { version: all, subject: 'Other', messages: [second ?? '', third ?? ''] };
  await lead.client.call('deskSplit', { params: { ticketId: into }, body: split });
  assert.deepEqual(await wordsIn(lead, into), ['How does it work?', 'Like this.', 'Three.']);
  const { canUnmerge, version: now } = await read(lead, from);
  assert.equal(canUnmerge, false);
  const stays = { status: 409, reason: messages['server.mergeStays'] };
  await assertRefused('deskUnmerge', unmerge(lead, from, now), stays);
});
