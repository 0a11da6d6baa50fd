import type { MessageId, TicketId } from '@upline/api';
import { erasedText } from '@upline/domain';
import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { lockMember } from '../src/accounts/members/lockMember.ts';
import { createStaff } from '../src/accounts/staff/roles.ts';
import { type Db, type OpenDb, openDb, type Tx } from '../src/platform/db/openDb.ts';
import { bindFailures } from '../src/platform/http/failures.ts';
import type { Variables } from '../src/platform/http/handlers.ts';
import { eraseMember } from '../src/support/dataRequests/eraseMember.ts';
import { unmergeTickets } from '../src/support/desk/unmergeTickets.ts';
import type { Message } from '../src/support/tickets/conversation.ts';
import { tickets } from '../src/support/tickets/schema.ts';
import { type LockedTicket, lockTicket, type Ticket } from '../src/support/tickets/ticketLocks.ts';
import { startPostgres } from './support/postgres.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { createTestServer, type TestServer } from './support/testServer.ts';
import { join, newAccount } from './support/visitor.ts';

const postgres = await startPostgres();

// The embedded database runs one transaction at a time, so that none waits for a row.
describe.runIf(postgres)('row locks on PostgreSQL', () => {
  let opened: OpenDb;
  let db: Db;
  let chain: TestChain;
  let server: TestServer;
  const staff = newAccount();
  let desk: Member['client'];

  beforeAll(async () => {
    opened = await openDb(postgres?.url ?? '');
    db = opened.db;
    chain = await startTestChain();
    const staffWallets = [staff.address.toLowerCase() as `0x${string}`];
    server = createTestServer({ db, chain, config: { staffWallets } });
    desk = (await join(server, undefined, staff)).client;
  });

  afterAll(async () => {
    await chain.chain.stop();
    await opened.close();
    await postgres?.stop();
  });

  type Member = Awaited<ReturnType<typeof join>>;

  async function open({ client }: Member, subject: string): Promise<TicketId> {
    const body = { subject, message: 'I am here.' };
    return (await client.call('createTicket', { body })).data.id as TicketId;
  }

  async function merging(from: string, into: string) {
    const versionOf = async (ticketId: string) =>
      (await desk.call('deskTicket', { params: { ticketId } })).data.ticket.version;
    return { version: await versionOf(from), into, intoVersion: await versionOf(into) };
  }

  /** Resolves when a transaction waits for another one's lock. */
  const somebodyWaits = () =>
    vi.waitFor(
      async () => {
        const waiting = sql`(
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        ) as waiting`;
        expect(await db.$count(waiting)).toBeGreaterThan(0);
      },
      // Shorter than the database's limit for an idle transaction, which would end the lock.
      { timeout: 20_000 },
    );

  test('rejects a ticket that a member opens while their data is erased', async () => {
    const member = await join(server);
    const wallet = member.account.address.toLowerCase() as `0x${string}`;
    const before = await open(member, 'Before');
    const late = await db.transaction(async (tx) => {
      await lockMember(tx, wallet, 'update');
      const opening = open(member, 'Late').catch((error: unknown) => error);
      await somebodyWaits();
      await eraseMember(tx, wallet);
      return { opening };
    });
    // The erasure ended all sessions of the member.
    expect(await late.opening).toMatchObject({ status: 401 });
    const subjects = await db
      .select({ id: tickets.id, subject: tickets.subject })
      .from(tickets)
      .where(eq(tickets.wallet, wallet));
    expect(subjects).toEqual([{ id: before, subject: erasedText }]);
  });

  test('locks no linked tickets in a merge', async () => {
    const member = await join(server);
    const [from, into] = [await open(member, 'One'), await open(member, 'Other')];
    const linked = await open(member, 'Third');
    await desk.call('deskLink', { params: { ticketId: from }, body: { other: linked } });
    const body = await merging(from, into);
    await db.transaction(async (tx) => {
      await lockTicket(tx, linked);
      await desk.call('deskMerge', { params: { ticketId: from }, body });
    });
    const { related } = (await desk.call('deskTicket', { params: { ticketId: linked } })).data.ticket;
    expect(related?.map(({ id }) => id)).toEqual([into]);
  });

  test('locks only the remaining ticket for a reply to a merged one', async () => {
    const member = await join(server);
    const wallet = member.account.address.toLowerCase() as `0x${string}`;
    const [from, into] = [await open(member, 'One'), await open(member, 'Other')];
    const body = await merging(from, into);
    await desk.call('deskMerge', { params: { ticketId: from }, body });
    await db.transaction(async (tx) => {
      expect(await lockTicket(tx, from, wallet)).toMatchObject({ id: into });
      const one = db.select({ id: tickets.id }).from(tickets).where(eq(tickets.id, from));
      expect(await one.for('update', { noWait: true })).toEqual([{ id: from }]);
      const other = db.select({ id: tickets.id }).from(tickets).where(eq(tickets.id, into));
      await expect(other.for('update', { noWait: true })).rejects.toThrow();
    });
  });

  test('adds a reply that waits while a merge is undone to the ticket that it was written to', async () => {
    const member = await join(server);
    const [from, into] = [await open(member, 'One'), await open(member, 'Other')];
    const body = await merging(from, into);
    await desk.call('deskMerge', { params: { ticketId: from }, body });
    const { version } = (await desk.call('deskTicket', { params: { ticketId: from } })).data.ticket;
    const wallet = staff.address.toLowerCase() as `0x${string}`;
    const late = await db.transaction(async (tx) => {
      await lockTicket(tx, into);
      const replying = member.client.call('replyToTicket', {
        params: { ticketId: from },
        body: { message: 'Late.' },
      });
      await somebodyWaits();
      await unmergeTickets(tx, {
        staff: createStaff({ staffWallets: [wallet] }),
        named: from,
        version,
        wallet,
      });
      return { replying };
    });
    await late.replying;
    const { messages } = (await desk.call('deskTicket', { params: { ticketId: from } })).data.ticket;
    expect(messages.map(({ message }) => message)).toEqual(['I am here.', 'Late.']);
  });

  test('answers 503 to one of two calls in a deadlock', async () => {
    const member = await join(server);
    const [one, other] = [await open(member, 'One'), await open(member, 'Other')];
    const hold = (tx: Db, id: TicketId) => tx.update(tickets).set({ subject: id }).where(eq(tickets.id, id));
    const crossed = new Hono<{ Variables: Variables }>();
    bindFailures(crossed, pino({ enabled: false }));
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holdBoth = (path: string, ids: [TicketId, TicketId], own: PromiseWithResolvers<void>) =>
      crossed.get(path, async (context) => {
        await db.transaction(async (tx) => {
          await hold(tx, ids[0]);
          own.resolve();
          await Promise.all([first.promise, second.promise]);
          await hold(tx, ids[1]);
        });
        return context.body(null, 204);
      });
    holdBoth('/there', [one, other], first);
    holdBoth('/back', [other, one], second);
    const answers = await Promise.all([crossed.request('/there'), crossed.request('/back')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 503]);
    expect(answers.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('2');
  });
});

test('rejects by type a connection as a transaction, and an unlocked ticket as a locked one', () => {
  expectTypeOf<Tx>().toExtend<Db>();
  expectTypeOf<Db>().not.toExtend<Tx>();
  expectTypeOf<Ticket>().not.toExtend<LockedTicket>();
});

test('rejects by type a message’s ID, and a wallet, as a ticket’s ID', () => {
  expectTypeOf<MessageId>().not.toExtend<Message['ticketId']>();
  expectTypeOf<Ticket['wallet']>().not.toExtend<Ticket['id']>();
  expectTypeOf<Message['id']>().toEqualTypeOf<MessageId>();
});
