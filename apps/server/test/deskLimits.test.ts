import { type MessageId, routes, type StaffRouteName, type TicketId } from '@upline/api';
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
import { baseUrl, join, newAccount } from './support/visitor.ts';

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

type TicketCall = {
  [N in StaffRouteName]: (typeof routes)[N]['path'] extends `${string}{ticketId}${string}` ? N : never;
}[StaffRouteName];

test('lets no staff member read or change a ticket of their own', async () => {
  const lead = await join(server);
  await support.client.call('deskGrant', { body: { wallet: lead.account.address, role: 'lead' } });
  const transaction = `0x${'ab'.repeat(32)}`;
  const opened = { subject: 'Mine', message: 'How does it work?', transaction };
  const { id: ticketId } = (await lead.client.call('createTicket', { body: opened })).data;
  const [second, third] = [await open(lead), await open(lead)];
  const { data: written } = await lead.client.call('replyToTicket', {
    params: { ticketId },
    body: { message: 'One more thing.' },
  });
  const foreign = await open(await join(server));
  await note(ticketId);
  const macro = { name: 'Mine', text: '', status: null, tags: ['mine'], assignee: null };
  const { id: macroId } = (await support.client.call('deskCreateMacro', { body: macro })).data;
  const merging = { version: 1, into: second, intoVersion: 1 };
  await support.client.call('deskMerge', { params: { ticketId: third }, body: merging });
  const [{ version } = { version: 0 }] = await db
    .select()
    .from(tickets)
    .where(eq(tickets.id, ticketId as TicketId));
  const message = 'You are right.';
  const since = await db.$count(auditEntries);
  /** The body of each call, or the ticket that it names in place of the lead's first one. */
  const calls: Record<TicketCall, { body?: object; named?: string }[]> = {
    deskTicket: [{}],
    deskTimeline: [{}],
    deskTransaction: [{}],
    deskReply: [{ body: { message } }, { body: { message, isHeld: true } }],
    deskDraft: [{ body: { message } }],
    deskNote: [{ body: { message } }],
    deskClose: [{}],
    deskReopen: [{}],
    deskChange: [{ body: { version, priority: 'urgent' } }, { body: { version } }],
    deskApplyMacro: [{ body: { macroId, version: 1 } }],
    deskMerge: [{ body: { version, into: second, intoVersion: 2 } }],
    deskUnmerge: [{ named: third, body: { version: 2 } }],
    deskSplit: [{ body: { version, subject: 'Another', messages: [written._id] } }],
    deskLink: [{ body: { other: foreign } }, { named: foreign, body: { other: ticketId } }],
    deskUnlink: [{}],
    // It shows drafts only to staff who have opened the ticket.
    deskPresence: [],
  };
  const { browser, token } = lead;
  for (const [name, ways] of Object.entries(calls) as [TicketCall, { body?: object; named?: string }[]][]) {
    for (const { body, named = ticketId } of ways) {
      const path = routes[name].path.replace('{ticketId}', named).replace('{otherId}', foreign);
      const reply = await browser(baseUrl + path, {
        method: routes[name].method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: body ? JSON.stringify(body) : null,
      });
      const { message: said } = await reply.json();
      expect([name, reply.status, said]).toEqual([name, 403, messages['server.ownTicket']]);
    }
  }
  const { client } = lead;
  const change = { tickets: [{ ticketId, version }], change: { priority: 'urgent' as const } };
  const { data: bulk } = await client.call('deskBulk', { body: change });
  expect(bulk[0]).toMatchObject({ status: 403, ticket: null });
  expect(await db.$count(auditEntries)).toBe(since);
  const { data } = await client.call('deskTickets', { query: { q: lead.account.address } });
  expect(data.tickets).toHaveLength(3);
});

test('finds no ticket of a staff member’s own by what colleagues note in it', async () => {
  const agent = await join(server);
  await support.client.call('deskGrant', { body: { wallet: agent.account.address, role: 'agent' } });
  const ticketId = await open(agent);
  const word = `zq${crypto.randomUUID().replace(/[^a-f]/g, '')}`;
  await support.client.call('deskNote', { params: { ticketId }, body: { message: `Perhaps ${word}.` } });
  const found = async ({ client }: Member) =>
    (await client.call('deskTickets', { query: { q: word } })).data.tickets.map(({ id }) => id);
  expect(await found(support)).toEqual([ticketId]);
  expect(await found(agent)).toEqual([]);
});
