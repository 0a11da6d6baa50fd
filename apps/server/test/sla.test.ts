import type { TicketId } from '@upline/api';
import type { CallInput } from '@upline/api/contract';
import { usualHours } from '@upline/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaff } from '../src/accounts/staff/roles.ts';
import { staffRoleChanges } from '../src/accounts/staff/schema.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { auditEntries } from '../src/support/audit/schema.ts';
import { escalateLate } from '../src/support/desk/escalate.ts';
import { supportHours, ticketMeasures } from '../src/support/sla/schema.ts';
import { remindOfRatings } from '../src/support/tickets/rating.ts';
import { tickets } from '../src/support/tickets/schema.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { createTestServer, type TestServer } from './support/testServer.ts';
import { join, newAccount } from './support/visitor.ts';

let db: Db;
let chain: TestChain;
let server: TestServer;
let lead: Member;
let agent: Member;

type Member = Awaited<ReturnType<typeof join>>;

const lower = (address: string) => address.toLowerCase() as `0x${string}`;
const hour = 60 * 60_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);

/** Support hours around the clock. */
const always: Omit<CallInput<'deskSetHours'>['body'], 'version'> = {
  timeZone: 'UTC',
  holidays: [],
  targets: structuredClone(usualHours.targets),
  week: Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }]),
};

let staffOf: ReturnType<typeof createStaff>;

beforeAll(async () => {
  db = await testDb();
  chain = await startTestChain();
  const account = newAccount();
  const staffWallets = [lower(account.address)];
  server = createTestServer({ db, chain, config: { staffWallets } });
  staffOf = createStaff({ staffWallets });
  lead = await join(server, undefined, account);
  agent = await join(server);
  await lead.client.call('deskGrant', { body: { wallet: agent.account.address, role: 'agent' } });
  await setHours();
  // Leads of other test files would get some of the escalated tickets.
  const changes = [...(await staffOf.all(db)).keys()]
    .filter((wallet) => !staffWallets.includes(wallet))
    .map((wallet) => ({ wallet, role: 'lead', isGranted: false, by: wallet, at: new Date() }) as const);
  if (changes.length > 0) await db.insert(staffRoleChanges).values(changes);
});

afterAll(() => chain.chain.stop());

/** Replaces the hours in force, also those of other test files in the same database. */
async function setHours() {
  const { current } = (await lead.client.call('deskHours', {})).data;
  const body = { ...always, version: current?.version ?? 0 };
  return lead.client.call('deskSetHours', { body });
}

async function open({ client }: Member): Promise<TicketId> {
  const body = { subject: 'A question', message: 'How does it work?' };
  return (await client.call('createTicket', { body })).data.id as TicketId;
}

async function set(id: TicketId, facts: Partial<typeof tickets.$inferInsert>) {
  await db.update(tickets).set(facts).where(eq(tickets.id, id));
}

async function ticketOf(id: TicketId) {
  const [ticket] = await db.select().from(tickets).where(eq(tickets.id, id));
  return ticket;
}

test('escalates an overdue ticket to a lead once, wakes it, and adds it to the timeline', async () => {
  const member = await join(server);
  const id = await open(member);
  const { data } = await agent.client.call('deskChange', {
    params: { ticketId: id },
    body: { version: 1, assignee: agent.account.address, snoozedUntil: '2099-01-01T00:00:00.000Z' },
  });
  await escalateLate(db, staffOf);
  expect((await ticketOf(id))?.assignee).toBe(lower(agent.account.address));
  await set(id, { resolutionDueAt: ago(1) });
  await escalateLate(db, staffOf);
  const escalated = await ticketOf(id);
  expect(escalated).toMatchObject({ assignee: lower(lead.account.address), snoozedUntil: null });
  expect(escalated?.version).toBe(data.version + 1);
  const { entries, people } = (await lead.client.call('deskTimeline', { params: { ticketId: id } })).data;
  const last = entries.at(-1);
  expect([last?.what, last?.who.name]).toEqual(['changed', 'Upline']);
  expect(last?.changes.map(({ field }) => field)).toEqual(['assignee', 'snoozedUntil']);
  expect(people.map(({ walletId }) => walletId)).toContain(lead.account.address);

  // The lead assigns the ticket back; it is not escalated again.
  await set(id, { assignee: lower(agent.account.address) });
  await escalateLate(db, staffOf);
  expect((await ticketOf(id))?.assignee).toBe(lower(agent.account.address));
  const { data: late } = await lead.client.call('deskTickets', { query: { view: 'breached' } });
  expect(late.tickets.map((one) => one.id)).toContain(id);
  expect((await lead.client.call('deskVerifyAudit', {})).data.isWhole).toBe(true);
});

test('escalates an overdue ticket once with two servers', async () => {
  const id = await open(await join(server));
  await set(id, { resolutionDueAt: ago(1) });
  await Promise.all([escalateLate(db, staffOf), escalateLate(db, staffOf)]);
  const acts = await db.select().from(auditEntries).where(eq(auditEntries.ticketId, id));
  expect(acts.filter(({ act }) => act === 'change')).toHaveLength(1);
});

test('warns an assignee of tickets that are due within 15 minutes or overdue', async () => {
  const id = await open(await join(server));
  const views = async () => (await agent.client.call('deskViews', {})).data;
  const before = await views();
  await set(id, { assignee: lower(agent.account.address), replyDueAt: new Date(Date.now() + 14 * 60_000) });
  expect((await views()).warned).toBe(before.warned + 1);
  await set(id, { replyDueAt: new Date(Date.now() + 16 * 60_000) });
  expect((await views()).warned).toBe(before.warned);
  await set(id, { replyDueAt: ago(1) });
  const late = await views();
  expect([late.warned, late.breached]).toEqual([before.warned + 1, before.breached + 1]);
});

test('reminds a member of a missing rating once, after a day and before the deadline', async () => {
  const member = await join(server);
  const told = async () => {
    const params = { wallet: member.account.address };
    const { data } = await member.client.call('notifications', { params });
    return data.filter(({ kind }) => kind === 'ratingAsked').map(({ ticketId }) => ticketId);
  };
  const [due, rated, fresh, old] = [
    await open(member),
    await open(member),
    await open(member),
    await open(member),
  ];
  for (const ticketId of [due, rated, fresh, old]) {
    await lead.client.call('deskClose', { params: { ticketId } });
  }
  await member.client.call('rateTicket', { params: { ticketId: rated }, body: { rating: 'good' } });
  await set(due, { closedAt: ago(25) });
  await set(rated, { closedAt: ago(25) });
  await set(old, { closedAt: ago(15 * 24) });
  await remindOfRatings(db);
  expect(await told()).toEqual([due]);
  await remindOfRatings(db);
  expect(await told()).toEqual([due]);

  const late = member.client.call('rateTicket', { params: { ticketId: old }, body: { rating: 'good' } });
  await expect(late).rejects.toMatchObject({ status: 409 });
});

test('rejects updates and deletions of support hours', async () => {
  await expect(db.update(supportHours).set({ version: 9 })).rejects.toThrow();
  await expect(db.delete(supportHours)).rejects.toThrow();
});

test('computes due times for a ticket of the previous release when hours are set', async () => {
  const id = await open(await join(server));
  await set(id, { waitingSince: null, replyDueAt: null, resolutionDueAt: null });
  await setHours();
  const ticket = await ticketOf(id);
  expect(ticket?.replyDueAt?.getTime()).toBe((ticket?.updatedAt.getTime() ?? 0) + 4 * hour);
});

test('measures a merge only if it leaves one ticket fewer to answer', async () => {
  const member = await join(server);
  const open = async () => {
    const body = { subject: 'A question', message: 'How?' };
    return (await member.client.call('createTicket', { body })).data.id as TicketId;
  };
  const pending = async () => {
    const ticketId = await open();
    await lead.client.call('deskReply', { params: { ticketId }, body: { message: 'Like this.' } });
    return ticketId;
  };
  const closed = async () => {
    const ticketId = await open();
    await lead.client.call('deskClose', { params: { ticketId } });
    return ticketId;
  };
  const versionOf = async (ticketId: string) =>
    (await lead.client.call('deskTicket', { params: { ticketId } })).data.ticket.version;
  const sources: TicketId[] = [];
  async function merge(from: TicketId, into: string): Promise<void> {
    sources.push(from);
    const body = { version: await versionOf(from), into, intoVersion: await versionOf(into) };
    await lead.client.call('deskMerge', { params: { ticketId: from }, body });
  }
  const closedAgain = await closed();
  await merge(await open(), await open());
  // The closed target waits in place of its source, and is closed again.
  await merge(await open(), closedAgain);
  await lead.client.call('deskClose', { params: { ticketId: closedAgain } });
  await merge(await open(), await closed());
  await merge(await pending(), await closed());
  await merge(await closed(), await open());

  // Other tests merge in the same database.
  const merged = and(eq(ticketMeasures.kind, 'merged'), inArray(ticketMeasures.ticketId, sources));
  expect(await db.select().from(ticketMeasures).where(merged)).toHaveLength(2);
});
