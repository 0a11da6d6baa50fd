import type { MessageId, TicketId } from '@upline/api';
import { messages } from '@upline/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaff } from '../src/accounts/staff/roles.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { auditEntries } from '../src/support/audit/schema.ts';
import { scheduledReplies } from '../src/support/scheduledReplies/schema.ts';
import { sendDue } from '../src/support/scheduledReplies/sendDue.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { createTestServer, type TestServer } from './support/testServer.ts';
import { join, newAccount } from './support/visitor.ts';

type Member = Awaited<ReturnType<typeof join>>;

let db: Db;
let chain: TestChain;
let server: TestServer;
let agent: Member;
const account = newAccount();
const staff = createStaff({ staffWallets: [account.address.toLowerCase() as `0x${string}`] });

beforeAll(async () => {
  db = await testDb();
  chain = await startTestChain();
  const staffWallets = [account.address.toLowerCase() as `0x${string}`];
  server = createTestServer({ db, chain, config: { staffWallets } });
  agent = await join(server, undefined, account);
});

afterAll(() => chain.chain.stop());

async function open(): Promise<{ member: Member; ticketId: TicketId }> {
  const member = await join(server);
  const body = { subject: 'A question', message: 'How does it work?' };
  return { member, ticketId: (await member.client.call('createTicket', { body })).data.id as TicketId };
}

const hold = async (ticketId: string, idempotencyKey: string) =>
  (
    await agent.client.call(
      'deskReply',
      { params: { ticketId }, body: { message: 'Like this.', isHeld: true } },
      { idempotencyKey },
    )
  ).data;

const makeDue = (id: string) =>
  db
    .update(scheduledReplies)
    .set({ sendAt: new Date(0) })
    .where(eq(scheduledReplies.id, id as MessageId));

test('sends a due reply once if two servers find it', async () => {
  const { member, ticketId } = await open();
  const { _id } = await hold(ticketId, 'due');
  await makeDue(_id);
  await Promise.all([sendDue({ db, staff }), sendDue({ db, staff })]);
  const { data } = await member.client.call('ticket', { params: { ticketId } });
  expect(data.ticket.messages.map(({ message }) => message)).toEqual(['How does it work?', 'Like this.']);
});

test('does not store a cancelled reply again under its key, and finds a sent reply by its key', async () => {
  const { ticketId } = await open();
  const { _id: replyId } = await hold(ticketId, 'taken');
  await agent.client.call('deskTakeBack', { params: { replyId } });
  await expect(hold(ticketId, 'taken')).rejects.toMatchObject({
    status: 409,
    reason: messages['server.replyTakenBack'],
  });
  const { _id, sendAt } = await hold(ticketId, 'left');
  expect(sendAt).not.toBeNull();
  await makeDue(_id);
  await sendDue({ db, staff });
  expect(await hold(ticketId, 'left')).toMatchObject({ _id, sendAt: null });
});

test('keeps a reply waiting if its notification fails', async () => {
  const { member, ticketId } = await open();
  const { _id } = await hold(ticketId, 'untold');
  await makeDue(_id);
  await db.execute(
    `alter table notification add constraint refused check (ticket_id <> '${ticketId}') not valid`,
  );
  await expect(sendDue({ db, staff })).rejects.toThrow();
  expect(await db.$count(scheduledReplies, eq(scheduledReplies.id, _id as MessageId))).toBe(1);
  const isReply = and(eq(auditEntries.ticketId, ticketId), eq(auditEntries.act, 'reply'));
  expect(await db.$count(auditEntries, isReply)).toBe(0);
  await db.execute('alter table notification drop constraint refused');
  await sendDue({ db, staff });
  const { data } = await member.client.call('ticket', { params: { ticketId } });
  expect(data.ticket.messages).toHaveLength(2);
});

test('records a reopening when a reply is sent to a closed ticket', async () => {
  const { ticketId } = await open();
  const { _id } = await hold(ticketId, 'late');
  await agent.client.call('deskClose', { params: { ticketId } });
  await makeDue(_id);
  await sendDue({ db, staff });
  const acts = await db
    .select({ act: auditEntries.act })
    .from(auditEntries)
    .where(eq(auditEntries.ticketId, ticketId))
    .orderBy(auditEntries.number);
  expect(acts.map(({ act }) => act)).toEqual(['hold', 'close', 'reply', 'reopen']);
});
