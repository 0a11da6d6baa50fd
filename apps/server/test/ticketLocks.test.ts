import { erasedText } from '@upline/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eraseMember } from '../src/dataRequests/eraseMember.ts';
import { type Db, type OpenDb, openDb } from '../src/db/openDb.ts';
import { holdMember } from '../src/members/holdMember.ts';
import { holdTicket } from '../src/tickets/requireOpenTicket.ts';
import { tickets } from '../src/tickets/schema.ts';
import { startPostgres } from './support/postgres.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { createTestServer, type TestServer } from './support/testServer.ts';
import { join, newAccount } from './support/visitor.ts';

const postgres = await startPostgres();

// The embedded database runs one transaction after the other: there nothing ever waits for a row.
describe.runIf(postgres)('who holds what on a PostgreSQL', () => {
  let opened: OpenDb;
  let db: Db;
  let chain: TestChain;
  let server: TestServer;
  const staff = newAccount();

  beforeAll(async () => {
    opened = await openDb(postgres?.url ?? '');
    db = opened.db;
    chain = await startTestChain();
    const staffWallets = [staff.address.toLowerCase() as `0x${string}`];
    server = createTestServer({ db, chain, config: { staffWallets } });
  });

  afterAll(async () => {
    await chain.chain.stop();
    await opened.close();
    await postgres?.stop();
  });

  type Member = Awaited<ReturnType<typeof join>>;

  async function open({ client }: Member, subject: string): Promise<string> {
    return (await client.call('createTicket', { body: { subject, message: 'I am here.' } })).data.id;
  }

  /** Until somebody waits for what another transaction holds. */
  const somebodyWaits = () =>
    vi.waitFor(
      async () => {
        const waiting = sql`(
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        ) as waiting`;
        expect(await db.$count(waiting)).toBeGreaterThan(0);
      },
      // Before the database ends the transaction that holds it, because that does nothing.
      { timeout: 20_000 },
    );

  test('a ticket that is opened while its member is erased waits, and keeps its words', async () => {
    const member = await join(server);
    const wallet = member.account.address.toLowerCase() as `0x${string}`;
    const before = await open(member, 'Before');
    const late = await db.transaction(async (tx) => {
      await holdMember(tx, wallet, 'update');
      const opening = open(member, 'Late');
      await somebodyWaits();
      await eraseMember(tx, wallet);
      return { opening };
    });
    const id = await late.opening;
    const subjects = await db
      .select({ id: tickets.id, subject: tickets.subject })
      .from(tickets)
      .where(eq(tickets.wallet, wallet));
    expect(subjects).toHaveLength(2);
    expect(subjects).toContainEqual({ id: before, subject: erasedText });
    expect(subjects).toContainEqual({ id, subject: 'Late' });
  });

  test('a merge waits for no ticket that the two are linked to', async () => {
    const [member, { client }] = [await join(server), await join(server, undefined, staff)];
    const [from, into] = [await open(member, 'One'), await open(member, 'Other')];
    const linked = await open(member, 'Third');
    await client.call('deskLink', { params: { ticketId: from }, body: { other: linked } });
    const versionOf = async (ticketId: string) =>
      (await client.call('deskTicket', { params: { ticketId } })).data.ticket.version;
    const body = { version: await versionOf(from), into, intoVersion: await versionOf(into) };
    await db.transaction(async (tx) => {
      await holdTicket(tx, linked);
      await client.call('deskMerge', { params: { ticketId: from }, body });
    });
    const { related } = (await client.call('deskTicket', { params: { ticketId: linked } })).data.ticket;
    expect(related?.map(({ id }) => id)).toEqual([into]);
  });
});
