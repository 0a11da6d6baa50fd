import { createClient } from '@upline/api';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetLedger } from '../src/forgetLedger.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { auditEntries } from '../src/support/audit/schema.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { createTestServer, type TestServer } from './support/testServer.ts';
import { baseUrl, join, newAccount } from './support/visitor.ts';

let db: Db;
let chain: TestChain;
let server: TestServer;
let support: Member;
let colleague: Member;

type Member = Awaited<ReturnType<typeof join>>;

const lower = (address: string) => address.toLowerCase() as `0x${string}`;

beforeAll(async () => {
  db = await testDb();
  chain = await startTestChain();
  const [one, other] = [newAccount(), newAccount()];
  const staffWallets = [lower(one.address), lower(other.address)];
  server = createTestServer({ db, chain, config: { staffWallets } });
  support = await join(server, undefined, one);
  colleague = await join(server, undefined, other);
});

afterAll(() => chain.chain.stop());

async function open({ client }: Member): Promise<string> {
  const body = { subject: 'A question', message: 'How does it work?' };
  return (await client.call('createTicket', { body })).data.id;
}

function answer({ client }: Member, ticketId: string, message = 'Like this.', idempotencyKey?: string) {
  const options = idempotencyKey === undefined ? {} : { idempotencyKey };
  return client.call('deskReply', { params: { ticketId }, body: { message } }, options);
}

async function conversation({ client }: Member, ticketId: string) {
  return (await client.call('ticket', { params: { ticketId } })).data.ticket;
}

/** Staff, act and ticket of the audit entries about a member, in order. */
async function actsOn({ account }: Member) {
  const found = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.member, lower(account.address)))
    .orderBy(asc(auditEntries.number));
  return found.map(({ staff, act, ticketId }) => [staff, act, ticketId]);
}

/** Runs `run` while the database refuses rows of a table that break a rule. */
async function refusing(table: string, rule: string, run: () => Promise<void>): Promise<void> {
  await db.execute(sql.raw(`alter table ${table} add constraint refused check (${rule}) not valid`));
  try {
    await run();
  } finally {
    await db.execute(sql.raw(`alter table ${table} drop constraint refused`));
  }
}

test('records each staff act on a member’s data, an act without effect as a read, and no refused call', async () => {
  const member = await join(server);
  const ticketId = await open(member);
  const params = { ticketId };
  const lists = () => db.$count(auditEntries, eq(auditEntries.act, 'list'));
  const listed = await lists();
  await support.client.call('deskTickets', { query: {} });
  expect(await lists()).toBe(listed + 1);

  await support.client.call('deskTicket', { params });
  await answer(colleague, ticketId, 'Like this.', 'key');
  await answer(colleague, ticketId, 'Like this.', 'key');
  await support.client.call('deskClose', { params });
  await colleague.client.call('deskClose', { params });
  await expect(answer(support, ticketId)).rejects.toMatchObject({ status: 409 });
  await expect(member.client.call('deskTicket', { params })).rejects.toMatchObject({ status: 404 });
  await colleague.client.call('deskReopen', { params });
  await support.client.call('deskReopen', { params });
  await conversation(member, ticketId);

  const [one, other] = [lower(support.account.address), lower(colleague.account.address)];
  expect(await actsOn(member)).toEqual([
    [one, 'listed', ticketId],
    [one, 'read', ticketId],
    [other, 'reply', ticketId],
    [one, 'close', ticketId],
    [other, 'read', ticketId],
    [other, 'reopen', ticketId],
    [one, 'read', ticketId],
  ]);
});

test('rejects updates and deletions of audit entries', async () => {
  const member = await join(server);
  await support.client.call('deskTicket', { params: { ticketId: await open(member) } });
  const before = await actsOn(member);
  const refusal = { cause: { message: 'What stands in audit_entry stays as it was written.' } };
  await expect(db.update(auditEntries).set({ act: 'list' })).rejects.toMatchObject(refusal);
  await expect(db.delete(auditEntries)).rejects.toMatchObject(refusal);
  await expect(db.execute(sql`truncate audit_entry`)).rejects.toMatchObject(refusal);
  await forgetLedger(db, { isOtherChain: true });
  expect(await actsOn(member)).toEqual(before);
});

test('refuses a read if the audit entry fails, and an act if the notification fails', async () => {
  const member = await join(server);
  const ticketId = await open(member);
  const params = { ticketId };
  const before = await conversation(member, ticketId);
  await refusing('audit_entry', `act <> 'read'`, async () => {
    const reading = support.client.call('deskTicket', { params });
    await expect(reading).rejects.toMatchObject({ status: 500 });
  });
  await refusing('notification', `ticket_id = ''`, async () => {
    await expect(answer(support, ticketId, 'No.', 'key')).rejects.toMatchObject({ status: 500 });
    await expect(support.client.call('deskClose', { params })).rejects.toMatchObject({ status: 500 });
  });
  expect(await conversation(member, ticketId)).toEqual(before);
  expect(await actsOn(member)).toEqual([]);
  await answer(support, ticketId, 'Yes.', 'key');
  const { messages } = await conversation(member, ticketId);
  expect(messages.map(({ message }) => message)).toEqual(['How does it work?', 'Yes.']);
});

test('stores two replies if two agents use the same idempotency key', async () => {
  const member = await join(server);
  const ticketId = await open(member);
  const both = () =>
    Promise.all([answer(support, ticketId, 'One.', 'k'), answer(colleague, ticketId, 'Two.', 'k')]);
  expect(await both()).toEqual(await both());
  const { messages } = await conversation(member, ticketId);
  expect(messages.map(({ message }) => message).sort()).toEqual(['How does it work?', 'One.', 'Two.']);
});

test('refuses the session of a former staff member', async () => {
  const ticketId = await open(await join(server));
  const later = createTestServer({ db, chain, config: { staffWallets: [lower(support.account.address)] } });
  const client = (token: string | null) =>
    createClient({ baseUrl, fetch: later.newBrowser(), token: () => token });
  const reading = (token: string | null) => client(token).call('deskTicket', { params: { ticketId } });
  await expect(reading(colleague.token)).rejects.toMatchObject({ status: 404 });
  expect((await reading(support.token)).data.ticket.ticketId).toBe(ticketId);
});
