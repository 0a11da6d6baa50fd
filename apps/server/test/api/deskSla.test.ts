import assert from 'node:assert/strict';
import type { CallInput } from '@upline/api/contract';
import { messages, usualHours } from '@upline/domain';
import { test } from 'vitest';
import { serveApi } from './support/serveApi.ts';
import { answer, joinAs, joinStaff } from './support/staff.ts';
import { assertRefused, join, type Registered, type Visitor } from './support/visitor.ts';

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
async function setHours({ client }: Visitor, hours: Hours) {
  const { current } = (await client.call('deskHours', {})).data;
  return (await client.call('deskSetHours', { body: { ...hours, version: current?.version ?? 0 } })).data;
}

async function open({ client }: Registered, subject = 'A question') {
  return (await client.call('createTicket', { body: { subject, message: 'How?' } })).data.id;
}

async function own({ client }: Registered, ticketId: string) {
  return (await client.call('ticket', { params: { ticketId } })).data.ticket;
}

async function read({ client }: Visitor, ticketId: string) {
  return (await client.call('deskTicket', { params: { ticketId } })).data.ticket;
}

function rate({ client }: Visitor, ticketId: string, rating: 'good' | 'bad') {
  return client.call('rateTicket', { params: { ticketId }, body: { rating } });
}

/** Minutes between two instants of the wire. */
const minutesFrom = (from: string, to: string | null | undefined) =>
  Math.round((Date.parse(to ?? '') - Date.parse(from)) / minute);

async function joinDesk() {
  const staff = await joinStaff(api);
  return { staff, member: await join(api), agent: await joinAs(api, staff, 'agent') };
}

test('leads set opening hours as new versions; agents read them', async () => {
  const { staff, agent } = await joinDesk();
  const { current, history } = await setHours(staff, always);
  assert.deepEqual([current?.timeZone, current?.targets], ['UTC', always.targets]);
  assert.equal(current?.setBy.walletId.toLowerCase(), staff.signer.address.toLowerCase());
  assert.equal(history[0]?.version, current?.version);
  assert.deepEqual((await agent.client.call('deskHours', {})).data.current, current);

  const version = current?.version ?? 0;
  const late = staff.client.call('deskSetHours', { body: { ...always, version: version - 1 } });
  await assertRefused('deskSetHours', late, { status: 409, reason: messages['server.hoursChanged'] });
  const byAgent = agent.client.call('deskSetHours', { body: { ...always, version } });
  await assertRefused('deskSetHours', byAgent, { status: 403, reason: messages['server.forLeads'] });
  const [monday = []] = always.week;
  for (const wrong of [
    { timeZone: 'Mars/Olympus' },
    { week: always.week.slice(1) },
    { week: [[...monday, ...monday], ...always.week.slice(1)] },
    { holidays: ['soon'] },
    { targets: { ...always.targets, low: { ...always.targets.low, first: 0 } } },
  ]) {
    const body = { ...always, ...wrong, version };
    await assertRefused('deskSetHours', staff.client.call('deskSetHours', { body }), { status: 400 });
  }
  const { entries } = (await staff.client.call('deskAudit', { query: { limit: 10 } })).data;
  assert.ok(entries.some(({ act, details }) => act === 'hours' && details.hours === version));
});

test('a ticket is due by its priority until support answers, and again when its member writes', async () => {
  const { staff, member, agent } = await joinDesk();
  await setHours(staff, always);
  const ticketId = await open(member);
  const { createdAt, answerBy, backAt, rating } = await own(member, ticketId);
  const { first, next, resolution } = always.targets.normal;
  assert.equal(minutesFrom(createdAt, answerBy), first);
  assert.deepEqual([backAt, rating], [null, null]);
  const seen = await read(agent, ticketId);
  assert.equal(seen.replyDueAt, answerBy);
  assert.equal(minutesFrom(createdAt, seen.resolutionDueAt), resolution);

  const urgent = await agent.client.call('deskChange', {
    params: { ticketId },
    body: { version: seen.version, priority: 'urgent' },
  });
  assert.equal(minutesFrom(createdAt, urgent.data.replyDueAt), always.targets.urgent.first);
  await agent.client.call('deskChange', {
    params: { ticketId },
    body: { version: urgent.data.version, priority: 'normal' },
  });

  await answer(agent, ticketId, 'Like this.');
  assert.deepEqual(
    [(await read(agent, ticketId)).replyDueAt, (await own(member, ticketId)).answerBy],
    [null, null],
  );
  await member.client.call('replyToTicket', { params: { ticketId }, body: { message: 'And?' } });
  const again = await own(member, ticketId);
  assert.equal(minutesFrom(again.updatedAt, again.answerBy), next);

  // New hours also apply to waiting tickets.
  const targets = { ...always.targets, normal: { ...always.targets.normal, next: next + 10 } };
  await setHours(staff, { ...always, targets });
  assert.equal(minutesFrom(again.updatedAt, (await read(agent, ticketId)).replyDueAt), next + 10);
});

test('a member sees when support reopens, and gets no due time if support is never open', async () => {
  const { staff, member } = await joinDesk();
  await setHours(staff, always);
  const { data: promised } = await member.client.call('supportPromise', {});
  assert.ok(promised.answerBy);
  assert.equal(promised.backAt, null);
  await setHours(staff, { ...always, week: always.week.map(() => []) });
  const none = { answerBy: null, backAt: null };
  assert.deepEqual((await member.client.call('supportPromise', {})).data, none);
  const { answerBy, backAt } = await own(member, await open(member));
  assert.deepEqual({ answerBy, backAt }, none);
  await setHours(staff, always);
});

test('sorts the queue by due time of the reply, in pages, and shows the next one', async () => {
  const { staff, member, agent } = await joinDesk();
  await setHours(staff, always);
  const [low, urgent, normal, answered] = [
    await open(member, 'Low'),
    await open(member, 'Urgent'),
    await open(member, 'Normal'),
    await open(member, 'Answered'),
  ];
  for (const [ticketId, priority] of [
    [low, 'low'],
    [urgent, 'urgent'],
  ] as const) {
    const { version } = await read(agent, ticketId);
    await agent.client.call('deskChange', { params: { ticketId }, body: { version, priority } });
  }
  await answer(agent, answered, 'Like this.');
  const ids: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const query = { q: member.account.id, sort: 'due', limit: 1, ...(cursor && { cursor }) } as const;
    const { tickets, nextCursor } = (await agent.client.call('deskTickets', { query })).data;
    ids.push(...tickets.map(({ id }) => id));
    cursor = nextCursor;
  }
  assert.deepEqual(ids, [urgent, normal, low, answered]);
  const { data: views } = await agent.client.call('deskViews', {});
  assert.ok(views.nextDueAt);
  assert.deepEqual(views.office, { isOpen: true, changesAt: null });
  const { data: late } = await agent.client.call('deskTickets', {
    query: { view: 'breached', q: member.account.id },
  });
  assert.equal(late.totalCount, 0);
});

test('a merge keeps the earlier due time, and a report counts neither ticket as closed', async () => {
  const { staff, member, agent } = await joinDesk();
  await setHours(staff, always);
  const [from, into, shut] = [await open(member), await open(member), await open(member)];
  const { version, createdAt } = await read(agent, from);
  await agent.client.call('deskChange', {
    params: { ticketId: from },
    body: { version, priority: 'urgent' },
  });
  await answer(agent, shut, 'Like this.');
  await agent.client.call('deskClose', { params: { ticketId: shut } });
  const day = createdAt.slice(0, 10);
  const counted = async () => {
    const { data } = await agent.client.call('deskReports', { query: { from: day, to: day } });
    const { firstReply, nextReply, resolution, reopened } = data;
    return [firstReply, nextReply, resolution, reopened].map(({ count }) => count);
  };
  const dayBefore = new Date(Date.parse(day) - 1).toISOString().slice(0, 10);
  const backlog = async () => {
    const query = { from: dayBefore, to: day };
    const { data } = await agent.client.call('deskReports', { query });
    return data.days.map((one) => one.backlog);
  };
  const merge = async (one: string, other: string) => {
    const [source, target] = [await read(agent, one), await read(agent, other)];
    const body = { version: source.version, into: other, intoVersion: target.version };
    const { data } = await agent.client.call('deskMerge', { params: { ticketId: one }, body });
    return { source, data };
  };

  const before = await counted();
  const [earlier, today = 0] = await backlog();
  for (const [one, other] of [
    [from, into],
    [into, shut],
  ] as const) {
    const { source, data } = await merge(one, other);
    const { status, replyDueAt, resolutionDueAt } = data;
    assert.deepEqual(
      [status, replyDueAt, resolutionDueAt],
      ['open', source.replyDueAt, source.resolutionDueAt],
    );
    assert.equal(minutesFrom(createdAt, replyDueAt), always.targets.urgent.first);
    assert.equal((await read(agent, one)).replyDueAt, null);
  }
  assert.deepEqual(await counted(), before);
  // Three tickets became one: two of them were waiting, and one is now.
  assert.deepEqual(await backlog(), [earlier, today - 1]);
});

test('a member rates a closed ticket and changes the rating; only staff see it', async () => {
  const { member, agent } = await joinDesk();
  const ticketId = await open(member);
  const refusal = { status: 409, reason: messages['server.notRated'] };
  await assertRefused('rateTicket', rate(member, ticketId, 'good'), refusal);
  await answer(agent, ticketId, 'Like this.');
  await agent.client.call('deskClose', { params: { ticketId } });
  const { rating, updatedAt } = await own(member, ticketId);
  assert.equal(rating?.value, null);
  assert.equal(minutesFrom(updatedAt, rating?.until), (14 * day) / minute);
  assert.equal((await rate(member, ticketId, 'good')).data.value, 'good');
  assert.equal((await rate(member, ticketId, 'bad')).data.value, 'bad');
  assert.equal((await own(member, ticketId)).rating?.value, 'bad');
  assert.equal((await read(agent, ticketId)).rating, 'bad');
  const other = await join(api);
  await assertRefused('rateTicket', rate(other, ticketId, 'good'), { status: 404 });
  await agent.client.call('deskReopen', { params: { ticketId } });
  assert.equal((await own(member, ticketId)).rating, null);
});

test('a report counts opened, answered, closed and rated tickets; only leads see people', async () => {
  const { staff, member, agent } = await joinDesk();
  await setHours(staff, always);
  const tag = `report-${member.account.id.replace(/\W/g, '').toLowerCase()}`;
  const ticketId = await open(member);
  const { version, createdAt } = await read(agent, ticketId);
  await agent.client.call('deskChange', { params: { ticketId }, body: { version, tags: [tag] } });
  await answer(agent, ticketId, 'Like this.');
  await agent.client.call('deskClose', { params: { ticketId } });
  await rate(member, ticketId, 'good');
  const today = createdAt.slice(0, 10);
  const report = async ({ client }: Visitor, from = today, to = today) =>
    (await client.call('deskReports', { query: { from, to } })).data;

  const seen = await report(staff);
  assert.deepEqual([seen.timeZone, seen.isPromised], ['UTC', true]);
  const { firstReply: _, ...reason } = seen.reasons.find((one) => one.tag === tag) ?? {};
  assert.deepEqual(reason, { tag, tickets: 1, kept: 1, missed: 0, good: 1, rated: 1 });
  assert.ok(seen.firstReply.count >= 1 && seen.resolution.count >= 1);
  assert.ok((seen.rated.now ?? 0) > 0);
  const [one] = seen.days;
  assert.ok(seen.days.length === 1 && one?.day === today && one.opened >= 1 && one.closed >= 1);
  const normal = seen.promises.find(({ priority }) => priority === 'normal');
  assert.ok(normal && normal.kept >= 1 && normal.target === always.targets.normal.first);
  const person = seen.people?.find(({ who }) => who.id === agent.account.id);
  assert.deepEqual([person?.replies, person?.closed, person?.good], [1, 1, null]);
  assert.equal((await report(agent)).people, null);

  const later = (days: number) => new Date(Date.parse(today) + days * day).toISOString().slice(0, 10);
  assert.equal((await report(staff, today, later(91))).days.length, 92);
  for (const query of [
    { from: today, to: later(92) },
    { from: today, to: later(-1) },
    { from: 'yesterday', to: today },
  ]) {
    await assertRefused('deskReports', staff.client.call('deskReports', { query }), { status: 400 });
  }
});
