import assert from 'node:assert/strict';
import { test } from 'vitest';
import { assertSameWallet, join, type Visitor } from '../support/visitor.ts';
import { assertTold } from './support/notified.ts';
import { serveApi } from './support/serveApi.ts';
import {
  answer,
  change,
  joinAs,
  joinDesk,
  merge,
  open,
  own,
  read,
  timeline,
  wordOf,
  write,
} from './support/staff.ts';

const api = serveApi();

const wordsIn = async (staff: Visitor, ticketId: string) =>
  (await read(staff, ticketId)).messages.map(({ message }) => message);

const note = (staff: Visitor, ticketId: string, message: string) =>
  staff.ask('deskNote', { ticketId, message });

/** The last act on a ticket that concerns another ticket, with the other's number. */
async function lastOf(staff: Visitor, ticketId: string) {
  const done = (await timeline(staff, ticketId)).findLast(({ other }) => other !== null);
  return [done?.what, done?.other];
}

const unmerge = async (staff: Visitor, ticketId: string) =>
  staff.ask('deskUnmerge', { ticketId, version: (await read(staff, ticketId)).version });

/** The split tickets that a member's conversation links to. */
const splitsIn = async (member: Visitor, ticketId: string) =>
  (await own(member, ticketId)).splits?.map((one) => [one.ticketId, one.subject]);

const found = async (staff: Visitor, q: string) =>
  (await staff.ask('deskTickets', { q })).tickets.map(({ id }) => id);

const ownTickets = async ({ ask }: Visitor) =>
  (await ask('tickets', {})).tickets.map(({ subject }) => subject).toSorted();

test('merging two tickets of a member orders all messages by time and leaves one ticket', async () => {
  const { member, lead } = await joinDesk(api);
  const [from, into] = [await open(member, 'Again'), await open(member)];
  await write(member, into, 'Two.');
  await write(member, from, 'Three.');
  await answer(lead, into, 'Four.');
  const noted = await note(lead, from, 'Note.');
  const five = `Five, wombat${wordOf(member)}.`;
  await write(member, from, five);
  await lead.ask('deskDraft', { ticketId: from, message: 'Begun.' });

  const mergedWith = async (ticketId: string, other: string) => {
    const [{ version }, { version: intoVersion }] = [await read(lead, ticketId), await read(lead, other)];
    return { ticketId, version, into: other, intoVersion };
  };
  for (const other of [await open(await join(api)), from]) {
    await lead.refused('deskMerge', await mergedWith(from, other), 422, 'server.mergeOthers');
  }
  const stale = { ticketId: from, version: 0, into, intoVersion: 0 };
  await lead.refused('deskMerge', stale, 409, 'server.ticketChanged');

  const merged = await merge(lead, from, into);
  assert.deepEqual([merged.id, merged.status, merged.excerpt], [into, 'open', five]);
  assert.deepEqual(await found(lead, `wombat${wordOf(member)}`), [into]);
  const [whole, gone] = [await read(lead, into), await read(lead, from)];
  assert.deepEqual(
    whole.messages.map(({ message }) => message),
    ['How does it work?', 'How does it work?', 'Two.', 'Three.', 'Four.', five],
  );
  assert.deepEqual(
    whole.notes.map(({ id }) => id),
    [noted.id],
  );
  assert.deepEqual([gone.status, gone.mergedInto, gone.messages.length, gone.draft], ['closed', into, 0, '']);
  assert.deepEqual(await lastOf(lead, from), ['mergedInto', whole.number]);
  assert.deepEqual(await lastOf(lead, into), ['mergedFrom', gone.number]);

  // The member sees one ticket, under either ID, and is notified.
  const list = await member.ask('tickets', {});
  assert.deepEqual([list.tickets.map(({ id }) => id), list.totalCount], [[into], 1]);
  const ticket = await own(member, from);
  assert.deepEqual([ticket.ticketId, ticket.messages.length], [into, 6]);
  await assertTold(member, { kind: 'ticketMoved', subject: 'A question' }, { ticketId: into });
  await write(member, from, 'Six.');
  assert.equal((await wordsIn(lead, into)).at(-1), 'Six.');

  await lead.refused('deskReopen', { ticketId: from }, 409, 'server.ticketMerged');
  await lead.refused('deskMerge', await mergedWith(from, into), 409, 'server.ticketMerged');
  await lead.ask('deskClose', { ticketId: into });
  await member.ask('rateTicket', { ticketId: from, rating: 'bad' });
  assert.equal((await read(lead, into)).rating, 'bad');
});

test('splits messages of a member into a new ticket that is linked to the original', async () => {
  const { member, agent } = await joinDesk(api);
  const ticketId = await open(member);
  await answer(agent, ticketId, 'Like this.');
  const word = `wombat${wordOf(member)}`;
  await write(member, ticketId, `My photo, ${word}.`);
  await write(member, ticketId, 'Is it too large?');
  const { version, priority, messages } = await read(agent, ticketId);
  const [first = '', reply = '', photo = '', large = ''] = messages.map(({ _id }) => _id);
  const asked = { ticketId, version, subject: 'My photo' };
  for (const chosen of [[first], [reply], ['nothing'], [photo, reply]]) {
    await agent.refused('deskSplit', { ...asked, messages: chosen }, 422, 'server.splitMessages');
  }
  await agent.refused('deskSplit', { ...asked, messages: [] }, 400);
  const late = { ...asked, messages: [photo], version: version - 1 };
  await agent.refused('deskSplit', late, 409, 'server.ticketChanged');

  const made = await agent.ask('deskSplit', { ...asked, messages: [large, photo] });
  assert.deepEqual(
    [made.subject, made.status, made.excerpt, made.priority],
    ['My photo', 'open', 'Is it too large?', priority],
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
  const { entries } = await agent.ask('deskAudit', { kind: ['change'], limit: 2 });
  assert.deepEqual(
    entries.map(({ act, details }) => [act, details.other]),
    [
      ['splitFrom', left.number],
      ['splitInto', made.number],
    ],
  );
  assert.deepEqual(await found(agent, word), [made.id]);

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
  const { member, lead, agent } = await joinDesk(api);
  const noor = await joinAs(api, lead, 'agent');
  const [from, into] = [await open(member, 'Again'), await open(member)];
  await noor.ask('deskDraft', { ticketId: from, message: 'Hi, it was final.' });
  await agent.ask('deskDraft', { ticketId: from, message: 'From the one.' });
  await agent.ask('deskDraft', { ticketId: into, message: 'From the other.' });
  const drafts = async (staff: Visitor) => [(await read(staff, from)).draft, (await read(staff, into)).draft];
  await merge(agent, from, into);
  assert.deepEqual(await drafts(noor), ['', 'Hi, it was final.']);
  assert.deepEqual(await drafts(agent), ['', 'From the other.\n\nFrom the one.']);
  await unmerge(agent, from);
  assert.deepEqual(await drafts(noor), ['Hi, it was final.', '']);
  assert.deepEqual(await drafts(agent), ['From the one.', 'From the other.']);

  await merge(agent, from, into);
  await note(noor, from, 'Seen before.');
  assert.deepEqual(
    (await read(agent, into)).notes.map(({ message }) => message),
    ['Seen before.'],
  );
});

test('tags and snooze move with a merge and return with its undoing', async () => {
  const { member, lead } = await joinDesk(api);
  const [from, into] = [await open(member, 'Again'), await open(member)];
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const [sooner, later] = [inHours(5), inHours(20)];
  await change(lead, from, { tags: ['card', 'coin'], snoozedUntil: sooner });
  await change(lead, into, { tags: ['coin', 'fee'], snoozedUntil: later });
  await merge(lead, from, into);
  const factsOf = async (ticketId: string) => {
    const { tags, snoozedUntil } = await read(lead, ticketId);
    return [tags, snoozedUntil];
  };
  assert.deepEqual(await factsOf(into), [['coin', 'fee', 'card'], sooner]);
  const entries = await timeline(lead, into);
  assert.deepEqual(entries.find(({ what }) => what === 'mergedFrom')?.changes, [
    { field: 'tags', before: ['coin', 'fee'], after: ['coin', 'fee', 'card'] },
    { field: 'snoozedUntil', before: [later], after: [sooner] },
  ]);

  await change(lead, into, { tags: ['fee', 'card', 'late'] });
  await unmerge(lead, from);
  assert.deepEqual(await factsOf(from), [['card', 'coin'], sooner]);
  assert.deepEqual(await factsOf(into), [['fee', 'late'], later]);

  // A snooze that was changed since the merge stays.
  await merge(lead, from, into);
  await change(lead, into, { snoozedUntil: null });
  await unmerge(lead, from);
  assert.equal((await read(lead, into)).snoozedUntil, null);
});

test('a macro and the presence at a merged ticket reach the remaining ticket', async () => {
  const { member, lead, agent } = await joinDesk(api);
  const [from, into] = [await open(member, 'Again'), await open(member)];
  const acts = { name: 'Card', text: '', status: null, tags: ['card'], assignee: null };
  const { id: macroId, version } = await lead.ask('deskCreateMacro', acts);
  await merge(lead, from, into);
  assert.equal((await agent.ask('deskApplyMacro', { ticketId: from, macroId, version })).id, into);
  assert.deepEqual([(await read(lead, from)).tags, (await read(lead, into)).tags], [[], ['card']]);

  await agent.ask('deskPresence', { ticketId: from, doing: 'viewing' });
  const [other] = (await lead.ask('deskPresence', { ticketId: into, doing: 'viewing' })).others;
  assertSameWallet(other?.who.walletId, agent.account.address);
});

test('the merging agent or a lead can undo a merge until something is written', async () => {
  const { member, lead, agent } = await joinDesk(api);
  const other = await joinAs(api, lead, 'agent');
  const [from, into, third] = [await open(member, 'Again'), await open(member), await open(member, 'Third')];
  await write(member, from, 'Two.');
  await answer(agent, into, 'Like this.');
  await note(agent, from, 'Note.');
  await agent.ask('deskLink', { ticketId: from, other: third });
  const day = new Date().toISOString().slice(0, 10);
  const backlog = async () => (await lead.ask('deskReports', { from: day, to: day })).days[0]?.backlog ?? 0;
  const waiting = await backlog();
  const factsOf = async (ticketId: string) => {
    const { status, replyDueAt, messages, notes, related, mergedInto } = await read(agent, ticketId);
    const ids = [messages.map(({ _id }) => _id), notes.map(({ id }) => id), related?.map(({ id }) => id)];
    return { status, replyDueAt, ids, mergedInto };
  };
  const stood = [await factsOf(from), await factsOf(into)];

  const { version: apart, canUnmerge: isMerged } = await read(agent, from);
  assert.equal(isMerged, false);
  const unmerged = { ticketId: from, version: apart };
  await agent.refused('deskUnmerge', unmerged, 409, 'server.notMerged');
  await merge(agent, from, into);
  assert.equal(await backlog(), waiting - 1);
  const { version, canUnmerge } = await read(agent, from);
  assert.deepEqual([canUnmerge, (await read(other, from)).canUnmerge], [true, false]);
  await other.refused('deskUnmerge', { ...unmerged, version }, 403, 'server.mergeOfOthers');
  await agent.refused('deskUnmerge', { ...unmerged, version: version - 1 }, 409, 'server.ticketChanged');

  // A later merge of the target must be undone first.
  await merge(lead, into, third);
  const now = { ...unmerged, version: (await read(agent, from)).version };
  await agent.refused('deskUnmerge', now, 409, 'server.mergeStays');
  await unmerge(lead, into);
  assert.equal((await read(agent, from)).mergedInto, into);

  await unmerge(agent, from);
  assert.deepEqual([await factsOf(from), await factsOf(into)], stood);
  assert.equal(await backlog(), waiting);
  const [one, two] = [await read(agent, from), await read(agent, into)];
  assert.deepEqual(await lastOf(agent, from), ['unmerged', two.number]);
  assert.deepEqual(await lastOf(agent, into), ['unmerged', one.number]);
  assert.deepEqual(await ownTickets(member), ['A question', 'Again', 'Third']);
  await assertTold(member, { kind: 'ticketSplit', subject: 'Again' }, { ticketId: from });

  await merge(agent, from, into);
  await write(member, from, 'More.');
  const gone = await read(agent, from);
  assert.equal(gone.canUnmerge, false);
  await lead.refused('deskUnmerge', { ...unmerged, version: gone.version }, 409, 'server.mergeStays');
});

test('splitting off an answered message keeps the wait, and a later merge blocks undoing an earlier one', async () => {
  const { member, lead } = await joinDesk(api);
  const [from, into] = [await open(member, 'Again'), await open(member)];
  const split = async (ticketId: string, subject: string, places: readonly number[]) => {
    const { version, messages } = await read(lead, ticketId);
    const chosen = places.map((place) => messages[place]?._id ?? '');
    return lead.ask('deskSplit', { ticketId, version, subject, messages: chosen });
  };
  await write(member, from, 'Two.');
  await answer(lead, from, 'Like this.');
  await lead.ask('deskClose', { ticketId: from });
  await lead.ask('deskReopen', { ticketId: from });
  const two = await split(from, 'Two', [1]);
  assert.equal((await read(lead, from)).status, 'open');

  await write(member, two.id, 'Three.');
  await merge(lead, from, into);
  assert.equal((await read(lead, from)).canUnmerge, true);
  await merge(lead, two.id, into);
  // The number of messages stays the same: as many leave as were added.
  await split(into, 'Other', [1, 2]);
  assert.deepEqual(await wordsIn(lead, into), ['How does it work?', 'Like this.', 'Three.']);
  const { canUnmerge, version } = await read(lead, from);
  assert.equal(canUnmerge, false);
  await lead.refused('deskUnmerge', { ticketId: from, version }, 409, 'server.mergeStays');
});
