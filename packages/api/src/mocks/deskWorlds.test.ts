import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createClient } from '../client.ts';
import { handlersFor } from './answers/handlersFor.ts';
import { operatorStaff, supportAgent, supportLead } from './presets.ts';
import type { World } from './world.ts';

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function deskOf(world: World) {
  server.use(...handlersFor(world));
  return createClient({ baseUrl: 'http://mock.upline.local', fetch, token: () => world.token });
}

test('an agent’s world has tickets in every view, notes, tags and colleagues', async () => {
  const world = supportAgent();
  const desk = deskOf(world);
  const me = (await desk.call('deskMe', {})).data;
  expect([me.name, me.roles, me.areas]).toEqual(['Mina Okafor', ['agent'], ['support']]);
  const { tags, warned, mentions, nextDueAt, office, ...counts } = (await desk.call('deskViews', {})).data;
  for (const [view, count] of Object.entries(counts)) expect([view, count > 0]).toEqual([view, true]);
  expect(tags).toHaveLength(6);
  expect([warned, mentions, nextDueAt !== null, office?.isOpen]).toEqual([0, 0, true, true]);
  const { tickets, totalCount } = (await desk.call('deskTickets', { query: { sort: 'priority' } })).data;
  expect([totalCount, tickets[0]?.priority]).toEqual([40, 'urgent']);
  expect(tickets.every(({ member }) => member.id !== me.id)).toBe(true);

  const noted = world.tickets.all().find(({ notes }) => notes.length > 0);
  const params = { ticketId: String(noted?.number) };
  const { ticket } = (await desk.call('deskTicket', { params })).data;
  expect(ticket.notes[0]?.author.name).toMatch(/Noor Haddad|Mateus Prado/);
  const { entries } = (await desk.call('deskTimeline', { params })).data;
  const times = entries.map(({ at }) => at);
  expect(times).toEqual(times.toSorted());
  expect(entries.map(({ what }) => what)).toEqual(expect.arrayContaining(['opened', 'noted']));
});

test('a lead sees an intact audit and the author of each role, an operator sees no ticket', async () => {
  const world = supportLead();
  const lead = deskOf(world);
  const verify = async () => (await lead.call('deskVerifyAudit', {})).data;
  expect(await verify()).toMatchObject({ isWhole: true, outOfOrder: [] });
  const [entry] = world.audit.entries;
  if (entry) entry.details = '{}';
  expect(await verify()).toMatchObject({ isWhole: false, brokenAt: 1 });

  const { data: log } = await lead.call('deskStaffLog', {});
  expect(log.map(({ change }) => change)).toEqual(log.map(() => 'granted'));
  expect((await lead.call('deskStaff', {})).data.map(({ name }) => name)).toContain('Sam Petrov');
  const operator = deskOf(operatorStaff());
  expect((await operator.call('deskMe', {})).data.areas).toEqual(['operate']);
  await expect(operator.call('deskTickets', {})).rejects.toMatchObject({ status: 403 });
});
