import type { TicketId } from '@upline/api';
import { AuditTimes } from '@upline/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createStaff } from '../src/accounts/staff/roles.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { auditEntries } from '../src/support/audit/schema.ts';
import { tellHead } from '../src/support/audit/tellHead.ts';
import { createAuditCheck, verifyAudit } from '../src/support/audit/verify.ts';
import { staffActs } from '../src/support/desk/schema.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { createTestServer, type TestServer } from './support/testServer.ts';
import { join, newAccount } from './support/visitor.ts';

let db: Db;
let chain: TestChain;
let server: TestServer;
let support: Awaited<ReturnType<typeof join>>;

const lower = (address: string) => address.toLowerCase() as `0x${string}`;

beforeAll(async () => {
  db = await testDb();
  chain = await startTestChain();
  const account = newAccount();
  server = createTestServer({ db, chain, config: { staffWallets: [lower(account.address)] } });
  support = await join(server, undefined, account);
});

afterAll(() => chain.chain.stop());

/** Runs `tamper` with disabled triggers, then `look`, and restores the table. */
async function tampering(tamper: () => Promise<unknown>, look: () => Promise<void>): Promise<void> {
  await db.execute(sql`create table audit_kept as select * from audit_entry`);
  await db.execute(sql`alter table audit_entry disable trigger user`);
  try {
    await tamper();
    // The check in `look` writes an entry, which this trigger seals.
    await db.execute(sql`alter table audit_entry enable trigger audit_entry_sealed`);
    await look();
  } finally {
    await db.execute(sql`alter table audit_entry disable trigger user`);
    await db.delete(auditEntries);
    await db.execute(sql`insert into audit_entry select * from audit_kept`);
    await db.execute(sql`drop table audit_kept`);
    await db.execute(sql`alter table audit_entry enable trigger user`);
  }
}

async function readThrice(): Promise<number> {
  const body = { subject: 'A question', message: 'How does it work?' };
  const { data } = await (await join(server)).client.call('createTicket', { body });
  const params = { ticketId: data.id };
  for (let reads = 0; reads < 3; reads += 1) await support.client.call('deskTicket', { params });
  return (await verifyAudit(db)).entries;
}

const isEntry = (number: number) => eq(auditEntries.number, number);

test('gives each lead the newest entry once a day', async () => {
  await readThrice();
  const staff = createStaff({ staffWallets: [lower(support.account.address)] });
  await tellHead(db, staff);
  await tellHead(db, staff);
  const params = { wallet: support.account.address };
  const { data } = await support.client.call('notifications', { params });
  const heads = data.flatMap(({ facts }) => (facts?.kind === 'auditHead' ? [facts.head] : []));
  expect(heads).toHaveLength(1);
  const query = { noted: heads[0] };
  expect((await support.client.call('deskVerifyAudit', { query })).data.hasNoted).toBe(true);
});

test('reports the number of a changed, removed or inserted entry', async () => {
  const last = await readThrice();
  const middle = last - 1;
  const [entry] = await db.select().from(auditEntries).where(isEntry(middle));
  if (entry === undefined) throw new Error('There is no entry.');
  const brokenAt = async () => {
    const { data } = await support.client.call('deskVerifyAudit', { query: { all: 'true' } });
    return [data.isWhole, data.brokenAt];
  };

  const changes = [
    { staff: lower(newAccount().address) },
    { act: 'list' as const },
    { member: null },
    { details: '{"found":1}' },
    { at: new Date(entry.at.getTime() + 1) },
    { previous: '0'.repeat(64) },
    { hash: '0'.repeat(64) },
  ];
  for (const change of changes) {
    const tamper = () => db.update(auditEntries).set(change).where(isEntry(middle));
    await tampering(tamper, async () => expect(await brokenAt()).toEqual([false, middle]));
  }
  const remove = () => db.delete(auditEntries).where(isEntry(middle));
  await tampering(remove, async () => expect(await brokenAt()).toEqual([false, middle]));
  const repeat = () => db.insert(auditEntries).values({ ...entry, number: last + 1 });
  await tampering(repeat, async () => expect(await brokenAt()).toEqual([false, last + 1]));
  expect(await brokenAt()).toEqual([true, null]);
});

test('answers concurrent verifications with shared checks, and records each of them', async () => {
  await readThrice();
  const asked = Array.from({ length: 8 }, () => support.client.call('deskVerifyAudit', {}));
  const answers = await Promise.all(asked);
  expect(new Set(answers.map(({ data }) => data.checkedAt)).size).toBeLessThan(8);
  const { data } = await support.client.call('deskAudit', { query: { limit: 8 } });
  expect(data.entries.map(({ act }) => act)).toEqual(Array(8).fill('verifyAudit'));
});

test('continues a check at the last verified entry while that entry is unchanged', async () => {
  const check = createAuditCheck(db);
  const last = await readThrice();
  expect(await check()).toMatchObject({ entries: last, brokenAt: null });
  const whole = vi.spyOn(AuditTimes.prototype, 'add');
  await support.client.call('deskTickets', { query: { q: 'nobody says this' } });
  expect(await check()).toMatchObject({ entries: last + 1, brokenAt: null });
  expect(whole).toHaveBeenCalledTimes(1);
  whole.mockRestore();
  const change = () =>
    db
      .update(auditEntries)
      .set({ act: 'list' })
      .where(isEntry(last - 1));
  await tampering(change, async () => expect((await check(true)).brokenAt).toBe(last - 1));
  const cutOff = () => db.delete(auditEntries).where(isEntry(last + 1));
  await tampering(cutOff, async () => expect(await check()).toMatchObject({ entries: last, brokenAt: null }));
});

test('answers other calls while it verifies the entries', async () => {
  await db.execute(sql`
    insert into audit_entry (at, staff, act, details)
    select now(), ${lower(newAccount().address)}, 'list', '{}' from generate_series(1, 1500)`);
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  await verifyAudit(db);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(1);
});

test('reports entries whose time goes back', async () => {
  const before = await verifyAudit(db);
  const write = (at: Date) =>
    db.insert(auditEntries).values({ at, staff: lower(newAccount().address), act: 'list', details: '{}' });
  await tampering(
    async () => {
      await db.execute(sql`alter table audit_entry enable trigger audit_entry_sealed`);
      for (const at of ['1999-01-01', '2099-01-01', '2026-01-01']) await write(new Date(at));
    },
    async () => {
      const { outOfOrder, brokenAt } = await verifyAudit(db);
      expect([outOfOrder, brokenAt]).toEqual([[1, 2, 3].map((more) => before.entries + more), null]);
    },
  );
});

test('changes the head when the last entry is removed', async () => {
  const last = await readThrice();
  const { head } = await verifyAudit(db);
  const cutOff = () => db.delete(auditEntries).where(isEntry(last));
  await tampering(cutOff, async () => {
    const verdict = await verifyAudit(db);
    expect(verdict).toMatchObject({ entries: last - 1, brokenAt: null });
    expect(verdict.head).not.toBe(head);
  });
  expect((await verifyAudit(db)).head).toBe(head);
});

test('seals concurrent entries in sequence, and leaves no gap after a rollback', async () => {
  const before = await readThrice();
  const body = { subject: 'A question', message: 'How does it work?' };
  const { data } = await (await join(server)).client.call('createTicket', { body });
  const params = { ticketId: data.id };
  const reads = Array.from({ length: 12 }, () => support.client.call('deskTicket', { params }));
  await Promise.all(reads);
  const undone = db.transaction(async (tx) => {
    await tx
      .insert(auditEntries)
      .values({ at: new Date(), staff: lower(newAccount().address), act: 'list', details: '{}' });
    throw new Error('Undone.');
  });
  await expect(undone).rejects.toThrow('Undone.');
  await support.client.call('deskTicket', { params });
  expect(await verifyAudit(db)).toMatchObject({ entries: before + 13, brokenAt: null });
});

test('seals an entry in the database, whatever number and hash the caller gives', async () => {
  const { entries, head } = await verifyAudit(db);
  const forged = { number: 1, previous: 'none', hash: 'none' };
  const staff = lower(newAccount().address);
  const [written] = await db
    .insert(auditEntries)
    .values({ ...forged, at: new Date(), staff, act: 'list', details: '{}' })
    .returning();
  expect(written).toMatchObject({ number: entries + 1, previous: head });
  expect(await verifyAudit(db)).toMatchObject({ entries: entries + 1, brokenAt: null });
});

test('copies acts of the previous release to the audit, and shows them to the member', async () => {
  const member = await join(server);
  const body = { subject: 'A question', message: 'How does it work?' };
  const { data } = await member.client.call('createTicket', { body });
  const { entries } = await verifyAudit(db);
  await db.insert(staffActs).values({
    staff: lower(support.account.address),
    act: 'reply',
    ticketId: data.id as TicketId,
    member: lower(member.account.address),
    at: new Date(),
  });
  expect(await verifyAudit(db)).toMatchObject({ entries: entries + 1, brokenAt: null });
  const { data: acts } = await member.client.call('staffActs', {});
  expect(acts.map(({ act, ticketId }) => [act, ticketId])).toEqual([['reply', data.id]]);
});
