import { randomUUID } from 'node:crypto';
import { ApiError, type TicketId } from '@upline/api';
import { maximumTicketMessages, messages, plainName } from '@upline/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../src/platform/db/openDb.ts';
import { cleanUpKeys } from '../src/support/tickets/idempotency.ts';
import { idempotencyKeys, ticketMessages, tickets } from '../src/support/tickets/schema.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { createTestServer, site, type TestServer } from './support/testServer.ts';
import { baseUrl, join, newAccount } from './support/visitor.ts';

let db: Db;
let chain: TestChain;
let server: TestServer;
const staff = newAccount();

beforeAll(async () => {
  db = await testDb();
  chain = await startTestChain();
  const staffWallets = [staff.address.toLowerCase() as `0x${string}`];
  server = createTestServer({ db, chain, config: { staffWallets } });
});

afterAll(() => chain.chain.stop());

type Member = Awaited<ReturnType<typeof join>>;

let support: Promise<Member> | undefined;
const joinSupport = () => (support ??= join(server, undefined, staff));

const body = { subject: 'A question', message: 'How does it work?' };
const lower = ({ account }: Member) => account.address.toLowerCase() as `0x${string}`;

async function create({ client }: Member, changes: object = {}, idempotencyKey?: string) {
  const options = idempotencyKey === undefined ? {} : { idempotencyKey };
  const { data } = await client.call('createTicket', { body: { ...body, ...changes } }, options);
  return { ...data, id: data.id as TicketId };
}

async function reply({ client }: Member, ticketId: string, message: string, idempotencyKey?: string) {
  const options = idempotencyKey === undefined ? {} : { idempotencyKey };
  return (await client.call('replyToTicket', { params: { ticketId }, body: { message } }, options)).data;
}

async function read({ client }: Member, ticketId: string) {
  return (await client.call('ticket', { params: { ticketId } })).data.ticket;
}

async function statusOf(call: Promise<unknown>): Promise<number> {
  return call.then(
    () => 200,
    (error: unknown) => (error instanceof ApiError ? error.status : Promise.reject(error)),
  );
}

const twenty = Array.from({ length: 20 }, (_, number) => number);

test('creates one ticket and one reply from twenty concurrent calls with the same key', async () => {
  const member = await join(server);
  const created = await Promise.all(twenty.map(() => create(member, {}, 'one key')));
  const [ticket] = created;
  expect(new Set(created.map(({ id }) => id)).size).toBe(1);
  expect(await db.$count(tickets, eq(tickets.wallet, lower(member)))).toBe(1);

  const ticketId = ticket?.id ?? ('' as TicketId);
  const replies = await Promise.all(twenty.map(() => reply(member, ticketId, 'The reply', 'one key')));
  expect(new Set(replies.map(({ _id }) => _id)).size).toBe(1);
  expect(await db.$count(ticketMessages, eq(ticketMessages.ticketId, ticketId))).toBe(2);
});

test('gives each of many members who ask at the same time their own tickets, also far past the end', async () => {
  const members = await Promise.all(twenty.map(() => join(server)));
  const own = await Promise.all(members.map((member) => create(member)));
  const list = async ({ client }: Member, query: object) => (await client.call('tickets', { query })).data;
  const first = await Promise.all(members.map((member) => list(member, { status: ['open'] })));
  expect(first.map(({ tickets: found }) => found.map(({ id }) => id))).toEqual(own.map(({ id }) => [id]));
  const far = await Promise.all(members.map((member) => list(member, { page: 999_999_999_999_999 })));
  expect(far.map(({ tickets: found, totalCount }) => [found, totalCount])).toEqual(own.map(() => [[], 1]));
});

test('stores none of twenty refused calls with the same key, and accepts the next one', async () => {
  const member = await join(server);
  const wrong = { attachments: ['/files/nothing/a.png'] };
  const refused = await Promise.all(twenty.map(() => statusOf(create(member, wrong, 'key'))));
  expect(new Set(refused)).toEqual(new Set([422]));
  await create(member, {}, 'key');
  expect(await db.$count(tickets, eq(tickets.wallet, lower(member)))).toBe(1);
});

test('stores twenty concurrent replies, ordered by time', async () => {
  const member = await join(server);
  const { id } = await create(member);
  const written = await Promise.all(twenty.map((one) => reply(member, id, `Reply ${one}`)));
  const { messages } = await read(member, id);
  expect(
    messages
      .map(({ _id }) => _id)
      .slice(1)
      .sort(),
  ).toEqual(written.map(({ _id }) => _id).sort());
  const times = messages.map(({ createdAt }) => createdAt);
  expect(times).toEqual([...times].sort());
});

test('closes the ticket if a reply and a close race, with the reply stored before or refused', async () => {
  const member = await join(server);
  const { client } = await joinSupport();
  for (const _ of twenty.slice(0, 5)) {
    const { id } = await create(member);
    const replying = statusOf(reply(member, id, 'Wait.'));
    await client.call('deskClose', { params: { ticketId: id } });
    const outcome = await replying;
    const { status, messages } = await read(member, id);
    expect([status, outcome, messages.length]).toEqual(
      outcome === 200 ? ['closed', 200, 2] : ['closed', 409, 1],
    );
  }
});

test('a repeated call says that its key was carried out before', async () => {
  const { token } = await join(server);
  const send = () =>
    server.fetch(
      new Request(`${baseUrl}/api/chat/user/tickets`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'Idempotency-Key': 'once',
          origin: site,
        },
        body: JSON.stringify(body),
      }),
    );
  expect((await send()).headers.get('idempotency-replayed')).toBeNull();
  const { headers } = await send();
  expect(headers.get('idempotency-replayed')).toBe('true');
  expect(headers.get('access-control-expose-headers')).toContain('Idempotency-Replayed');
});

test('forgets an idempotency key after a day, and not before', async () => {
  const member = await join(server);
  const { id } = await create(member, {}, 'key');
  const age = async (hours: number) => {
    const at = new Date(Date.now() - hours * 60 * 60_000);
    const isOwn = and(eq(idempotencyKeys.wallet, lower(member)), eq(idempotencyKeys.key, 'key'));
    await db.update(idempotencyKeys).set({ at }).where(isOwn);
    await cleanUpKeys(db);
  };
  await age(23);
  expect((await create(member, {}, 'key')).id).toBe(id);
  await age(25);
  expect((await create(member, {}, 'key')).id).not.toBe(id);
});

test('answers a repeated call with the current state of the ticket', async () => {
  const member = await join(server);
  const { client } = await joinSupport();
  const { id } = await create(member, {}, 'key');
  await client.call('deskClose', { params: { ticketId: id } });
  expect(await create(member, {}, 'key')).toMatchObject({ id, status: 'closed' });
});

test.each([
  `'; drop table "ticket"; --`,
  '<script>alert(1)</script>',
  '" onerror=alert(1) x="',
  '{{7*7}} %s %00 \\u0000 $1',
  '  leading, trailing and\r\n\tinner white space  ',
  'שלום 👩‍👩‍👧‍👦 é e\u0301',
])('returns %s unchanged to every reader, a subject on one line', async (text) => {
  const member = await join(server);
  const { client } = await joinSupport();
  const { id, subject } = await create(member, { subject: text, message: text });
  await reply(member, id, text);
  await client.call('deskReply', { params: { ticketId: id }, body: { message: text } });
  const line = plainName(text);
  expect(subject).toBe(line);
  const seen = [
    await read(member, id),
    (await client.call('deskTicket', { params: { ticketId: id } })).data.ticket,
  ];
  for (const ticket of seen) {
    expect(ticket.subject).toBe(line);
    expect(ticket.messages.map(({ message }) => message)).toEqual([text, text, text]);
  }
  const listed = (await client.call('deskTickets', { query: { limit: 1 } })).data.tickets;
  expect(listed).toMatchObject([{ id, subject: line, member: { id: member.member.id } }]);
  const told = await client.call('notifications', { params: { wallet: staff.address }, query: {} });
  expect(told.data.some(({ ticketId }) => ticketId === id)).toBe(false);
});

test('hides a ticket from other members, in any spelling of its ID', async () => {
  const [member, other] = [await join(server), await join(server)];
  const { id } = await create(member);
  const names = [id, id.toUpperCase(), randomUUID(), `${id}' or '1'='1`, '%', '_'.repeat(36)];
  for (const caller of [other, await joinSupport()]) {
    const { client } = caller;
    for (const ticketId of names) {
      expect(await statusOf(read(caller, ticketId))).toBe(404);
      expect(await statusOf(reply(caller, ticketId, 'Hm.'))).toBe(404);
      const files = [new File(['Hello.'], 'a.txt')];
      expect(await statusOf(client.call('uploadToTicket', { params: { ticketId }, files }))).toBe(404);
    }
    expect((await client.call('tickets', {})).data.totalCount).toBe(0);
  }
  expect((await read(member, id)).messages).toHaveLength(1);
});

test('rejects a member’s reply to a full conversation, and accepts one from support', async () => {
  const [member, desk] = [await join(server), await joinSupport()];
  const { id: ticketId } = await create(member);
  await db
    .update(tickets)
    .set({ messageCount: maximumTicketMessages - 1 })
    .where(eq(tickets.id, ticketId));
  await reply(member, ticketId, 'The last one.');
  await expect(reply(member, ticketId, 'One more.')).rejects.toMatchObject({
    status: 409,
    message: messages['server.ticketFull'],
  });
  await desk.client.call('deskReply', { params: { ticketId }, body: { message: 'Open another, please.' } });
  expect((await read(member, ticketId)).messages).toHaveLength(3);
});
