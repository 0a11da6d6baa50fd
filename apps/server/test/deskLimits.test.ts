import type { MessageId, TicketId } from '@upline/api';
import { maximumNotes, maximumScheduledReplies, messages } from '@upline/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../src/platform/db/openDb.ts';
import { auditEntries } from '../src/support/audit/schema.ts';
import { scheduledReplies } from '../src/support/scheduledReplies/schema.ts';
import { ticketNotes, tickets } from '../src/support/tickets/schema.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { createTestServer, type TestServer } from './support/testServer.ts';
import { join, newAccount } from './support/visitor.ts';

type Member = Awaited<ReturnType<typeof join>>;

let db: Db;
let chain: TestChain;
let server: TestServer;
let support: Member;

const lower = (address: string) => address.toLowerCase() as `0x${string}`;

beforeAll(async () => {
  db = await testDb();
  chain = await startTestChain();
  const account = newAccount();
  server = createTestServer({ db, chain, config: { staffWallets: [lower(account.address)] } });
  support = await join(server, undefined, account);
});

afterAll(() => chain.chain.stop());

async function open({ client }: Member): Promise<TicketId> {
  const body = { subject: 'A question', message: 'How does it work?' };
  return (await client.call('createTicket', { body })).data.id as TicketId;
}

const sendAt = new Date(Date.now() + 3_600_000);

/** Stores notes and scheduled replies, as that many calls would. */
async function fill(ticketId: TicketId, { notes = 0, waiting = 0 }) {
  const written = { ticketId, author: lower(support.account.address), message: 'Hm.', attachments: [] };
  const rows = <Id extends string>(count: number) =>
    Array.from({ length: count }, () => ({
      ...written,
      id: crypto.randomUUID() as string as Id,
      createdAt: new Date(),
    }));
  if (notes > 0) await db.insert(ticketNotes).values(rows(notes));
  const scheduled = rows<MessageId>(waiting).map((row) => ({ ...row, after: 'pending' as const, sendAt }));
  if (waiting > 0) await db.insert(scheduledReplies).values(scheduled);
}

const note = (ticketId: string) =>
  support.client.call('deskNote', { params: { ticketId }, body: { message: 'One more.' } });
const schedule = (ticketId: string) => {
  const body = { message: 'Later.', sendAt: sendAt.toISOString() };
  return support.client.call('deskReply', { params: { ticketId }, body });
};
const notesFull = { status: 422, reason: messages['server.notesFull'] };
const waitingFull = { status: 422, reason: messages['server.waitingFull'] };

test('takes no more notes and scheduled replies than a ticket may hold', async () => {
  const ticketId = await open(await join(server));
  await fill(ticketId, { notes: maximumNotes - 1, waiting: maximumScheduledReplies - 1 });
  await note(ticketId);
  await expect(note(ticketId)).rejects.toMatchObject(notesFull);
  await schedule(ticketId);
  await expect(schedule(ticketId)).rejects.toMatchObject(waitingFull);
  const { ticket } = (await support.client.call('deskTicket', { params: { ticketId } })).data;
  expect([ticket.notes.length, ticket.waiting.length]).toEqual([maximumNotes, maximumScheduledReplies]);
});

test('merges no tickets that hold too many notes or scheduled replies together', async () => {
  const member = await join(server);
  const [from, into] = [await open(member), await open(member)];
  const merge = () => {
    const body = { version: 1, into, intoVersion: 1 };
    return support.client.call('deskMerge', { params: { ticketId: from }, body });
  };
  await fill(from, { notes: 1, waiting: 1 });
  await fill(into, { notes: maximumNotes, waiting: maximumScheduledReplies });
  await expect(merge()).rejects.toMatchObject(notesFull);
  await db.delete(ticketNotes).where(eq(ticketNotes.ticketId, from));
  await expect(merge()).rejects.toMatchObject(waitingFull);
  await db.delete(scheduledReplies).where(eq(scheduledReplies.ticketId, from));
  expect((await merge()).data.id).toBe(into);
});

test('lets no staff member read or change a ticket of their own', async () => {
  const agent = await join(server);
  const { client } = agent;
  await support.client.call('deskGrant', { body: { wallet: agent.account.address, role: 'agent' } });
  const ticketId = await open(agent);
  const foreign = await open(await join(server));
  await note(ticketId);
  const params = { ticketId };
  const message = 'You are right.';
  const since = await db.$count(auditEntries);
  const [{ version } = { version: 0 }] = await db.select().from(tickets).where(eq(tickets.id, ticketId));
  const calls = [
    () => client.call('deskTicket', { params }),
    () => client.call('deskTimeline', { params }),
    () => client.call('deskReply', { params, body: { message } }),
    () => client.call('deskReply', { params, body: { message, isHeld: true } }),
    () => client.call('deskDraft', { params, body: { message } }),
    () => client.call('deskNote', { params, body: { message } }),
    () => client.call('deskClose', { params }),
    () => client.call('deskReopen', { params }),
    () => client.call('deskChange', { params, body: { version, priority: 'urgent' } }),
    () => client.call('deskLink', { params, body: { other: foreign } }),
    () => client.call('deskLink', { params: { ticketId: foreign }, body: { other: ticketId } }),
  ];
  const refusal = { status: 403, reason: messages['server.ownTicket'] };
  for (const call of calls) await expect(call()).rejects.toMatchObject(refusal);
  const change = { tickets: [{ ticketId, version }], change: { priority: 'urgent' as const } };
  const { data: bulk } = await client.call('deskBulk', { body: change });
  expect(bulk[0]).toMatchObject({ status: 403, ticket: null });
  expect(await db.$count(auditEntries)).toBe(since);
  const { data } = await client.call('deskTickets', { query: { q: agent.account.address } });
  expect(data.tickets.map(({ id }) => id)).toEqual([ticketId]);
});
