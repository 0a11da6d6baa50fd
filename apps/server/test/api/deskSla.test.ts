import assert from 'node:assert/strict';
import type { CallInput } from '@upline/api/contract';
import { usualHours } from '@upline/domain';
import { test } from 'vitest';
import { assertSameWallet, type Visitor } from '../support/visitor.ts';
import { serveApi } from './support/serveApi.ts';
import {
  allPages,
  answer,
  change,
  joinDesk,
  merge,
  open,
  own,
  read,
  wordOf,
  write,
} from './support/staff.ts';

const api = serveApi();

type Hours = Omit<CallInput<'deskSetHours'>['body'], 'version'>;

/** Always open, so that opening time equals time. */
const always: Hours = {
  timeZone: 'UTC',
  week: Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }]),
  holidays: [],
  targets: structuredClone(usualHours.targets),
};

const minute = 60_000;
const day = 24 * 60 * minute;

/** Replaces the hours of other tests. */
async function setHours({ ask }: Visitor, hours: Hours = always) {
  const { current } = await ask('deskHours', {});
  return ask('deskSetHours', { ...hours, version: current?.version ?? 0 });
}

/** Minutes between two instants of the wire. */
const minutesFrom = (from: string, to: string | null | undefined) =>
  Math.round((Date.parse(to ?? '') - Date.parse(from)) / minute);

const dayAfter = (from: string, days: number) =>
  new Date(Date.parse(from) + days * day).toISOString().slice(0, 10);

test('leads set opening hours as new versions; agents read them', async () => {
  const { lead, agent } = await joinDesk(api);
  const { current, history } = await setHours(lead);
  assert.deepEqual([current?.timeZone, current?.targets], ['UTC', always.targets]);
  assertSameWallet(current?.setBy.walletId, lead.account.address);
  assert.equal(history[0]?.version, current?.version);
  assert.deepEqual((await agent.ask('deskHours', {})).current, current);

  const version = current?.version ?? 0;
  await lead.refused('deskSetHours', { ...always, version: version - 1 }, 409, 'server.hoursChanged');
  const [monday = []] = always.week;
  for (const wrong of [
    { timeZone: 'Mars/Olympus' },
    { week: always.week.slice(1) },
    { week: [[...monday, ...monday], ...always.week.slice(1)] },
    { holidays: ['soon'] },
    { targets: { ...always.targets, low: { ...always.targets.low, first: 0 } } },
  ]) {
    await lead.refused('deskSetHours', { ...always, ...wrong, version }, 400);
  }
  const { entries } = await lead.ask('deskAudit', { limit: 10 });
  assert.ok(entries.some(({ act, details }) => act === 'hours' && details.hours === version));
});

test('a ticket is due by its priority until support answers, and again when its member writes', async () => {
  const { lead, member, agent } = await joinDesk(api);
  await setHours(lead);
  const ticketId = await open(member);
  const { createdAt, answerBy, backAt, rating } = await own(member, ticketId);
  const { first, next, resolution } = always.targets.normal;
  assert.equal(minutesFrom(createdAt, answerBy), first);
  assert.deepEqual([backAt, rating], [null, null]);
  const seen = await read(agent, ticketId);
  assert.equal(seen.replyDueAt, answerBy);
  assert.equal(minutesFrom(createdAt, seen.resolutionDueAt), resolution);
  const urgent = await change(agent, ticketId, { priority: 'urgent' });
  assert.equal(minutesFrom(createdAt, urgent.replyDueAt), always.targets.urgent.first);
  await change(agent, ticketId, { priority: 'normal' });

  await answer(agent, ticketId, 'Like this.');
  assert.deepEqual(
    [(await read(agent, ticketId)).replyDueAt, (await own(member, ticketId)).answerBy],
    [null, null],
  );
  await write(member, ticketId, 'And?');
  const again = await own(member, ticketId);
  assert.equal(minutesFrom(again.updatedAt, again.answerBy), next);

  // New hours also apply to waiting tickets.
  const targets = { ...always.targets, normal: { ...always.targets.normal, next: next + 10 } };
  await setHours(lead, { ...always, targets });
  assert.equal(minutesFrom(again.updatedAt, (await read(agent, ticketId)).replyDueAt), next + 10);
});

test('a member sees when support reopens, and gets no due time if support is never open', async () => {
  const { lead, member } = await joinDesk(api);
  await setHours(lead);
  const promised = await member.ask('supportPromise', {});
  assert.ok(promised.answerBy);
  assert.equal(promised.backAt, null);
  await setHours(lead, { ...always, week: always.week.map(() => []) });
  const none = { answerBy: null, backAt: null };
  assert.deepEqual(await member.ask('supportPromise', {}), none);
  const { answerBy, backAt } = await own(member, await open(member));
  assert.deepEqual({ answerBy, backAt }, none);
  await setHours(lead);
});

test('sorts the queue by due time of the reply, in pages, and shows the next one', async () => {
  const { lead, member, agent } = await joinDesk(api);
  await setHours(lead);
  const [low, urgent, normal, answered] = [
    await open(member, 'Low'),
    await open(member, 'Urgent'),
    await open(member, 'Normal'),
    await open(member, 'Answered'),
  ];
  await change(agent, low, { priority: 'low' });
  await change(agent, urgent, { priority: 'urgent' });
  await answer(agent, answered, 'Like this.');
  const q = member.id;
  const pages = await allPages((at) => agent.ask('deskTickets', { q, sort: 'due', ...at }));
  assert.deepEqual(
    pages.flatMap(({ tickets }) => tickets.map(({ id }) => id)),
    [urgent, normal, low, answered],
  );
  const views = await agent.ask('deskViews', {});
  assert.ok(views.nextDueAt);
  assert.deepEqual(views.office, { isOpen: true, changesAt: null });
  assert.equal((await agent.ask('deskTickets', { view: 'breached', q })).totalCount, 0);
});

test('a merge keeps the earlier due time, and a report counts neither ticket as closed', async () => {
  const { lead, member, agent } = await joinDesk(api);
  await setHours(lead);
  const [from, into, shut] = [await open(member), await open(member), await open(member)];
  const { createdAt } = await change(agent, from, { priority: 'urgent' });
  await answer(agent, shut, 'Like this.');
  await agent.ask('deskClose', { ticketId: shut });
  const report = async () => {
    const query = { from: dayAfter(createdAt, -1), to: dayAfter(createdAt, 0) };
    const { days, firstReply, nextReply, resolution, reopened } = await agent.ask('deskReports', query);
    const counts = [firstReply, nextReply, resolution, reopened].map(({ count }) => count);
    return [days.map(({ backlog }) => backlog), counts] as const;
  };

  const [[earlier, today = 0], counts] = await report();
  for (const [one, other] of [
    [from, into],
    [into, shut],
  ] as const) {
    const source = await read(agent, one);
    const { status, replyDueAt, resolutionDueAt } = await merge(agent, one, other);
    assert.deepEqual(
      [status, replyDueAt, resolutionDueAt],
      ['open', source.replyDueAt, source.resolutionDueAt],
    );
    assert.equal(minutesFrom(createdAt, replyDueAt), always.targets.urgent.first);
    assert.equal((await read(agent, one)).replyDueAt, null);
  }
  // Three tickets became one: two of them were waiting, and one is now.
  assert.deepEqual(await report(), [[earlier, today - 1], counts]);
});

test('a member rates a closed ticket and changes the rating; only staff see it', async () => {
  const { member, agent } = await joinDesk(api);
  const ticketId = await open(member);
  await member.refused('rateTicket', { ticketId, rating: 'good' }, 409, 'server.notRated');
  await answer(agent, ticketId, 'Like this.');
  await agent.ask('deskClose', { ticketId });
  const { rating, updatedAt } = await own(member, ticketId);
  assert.equal(rating?.value, null);
  assert.equal(minutesFrom(updatedAt, rating?.until), (14 * day) / minute);
  for (const value of ['good', 'bad'] as const) {
    assert.equal((await member.ask('rateTicket', { ticketId, rating: value })).value, value);
  }
  assert.equal((await own(member, ticketId)).rating?.value, 'bad');
  assert.equal((await read(agent, ticketId)).rating, 'bad');
  await agent.ask('deskReopen', { ticketId });
  assert.equal((await own(member, ticketId)).rating, null);
});

test('a report counts opened, answered, closed and rated tickets; only leads see people', async () => {
  const { lead, member, agent } = await joinDesk(api);
  await setHours(lead);
  const tag = `report-${wordOf(member)}`;
  const ticketId = await open(member);
  const { createdAt } = await change(agent, ticketId, { tags: [tag] });
  await answer(agent, ticketId, 'Like this.');
  await agent.ask('deskClose', { ticketId });
  await member.ask('rateTicket', { ticketId, rating: 'good' });
  const from = createdAt.slice(0, 10);

  const seen = await lead.ask('deskReports', { from, to: from });
  assert.deepEqual([seen.timeZone, seen.isPromised], ['UTC', true]);
  const { firstReply: _, ...reason } = seen.reasons.find((one) => one.tag === tag) ?? {};
  assert.deepEqual(reason, { tag, tickets: 1, kept: 1, missed: 0, good: 1, rated: 1 });
  assert.ok(seen.firstReply.count >= 1 && seen.resolution.count >= 1);
  assert.ok((seen.rated.now ?? 0) > 0);
  const [one] = seen.days;
  assert.ok(seen.days.length === 1 && one?.day === from && one.opened >= 1 && one.closed >= 1);
  const normal = seen.promises.find(({ priority }) => priority === 'normal');
  assert.ok(normal && normal.kept >= 1 && normal.target === always.targets.normal.first);
  const person = seen.people?.find(({ who }) => who.id === agent.id);
  assert.deepEqual([person?.replies, person?.closed, person?.good], [1, 1, null]);
  assert.equal((await agent.ask('deskReports', { from, to: from })).people, null);

  const { days } = await lead.ask('deskReports', { from, to: dayAfter(from, 91) });
  assert.equal(days.length, 92);
  for (const query of [
    { from, to: dayAfter(from, 92) },
    { from, to: dayAfter(from, -1) },
    { from: 'yesterday', to: from },
  ]) {
    await lead.refused('deskReports', query, 400);
  }
});
