import type { TicketId } from '@upline/api';
import { erasedText, messages, notificationText, usualRetention } from '@upline/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lockSender } from '../src/accounts/auth/lockSender.ts';
import { sessions } from '../src/accounts/auth/schema.ts';
import { enrolmentQuestions } from '../src/accounts/enrolments/schema.ts';
import { members } from '../src/accounts/members/schema.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { notifications } from '../src/platform/notify/schema.ts';
import { eraseMember } from '../src/support/dataRequests/eraseMember.ts';
import { cleanUpKept } from '../src/support/dataRequests/keepFor.ts';
import { dataRequests } from '../src/support/dataRequests/schema.ts';
import { ticketMessages, tickets } from '../src/support/tickets/schema.ts';
import { filePath } from '../src/uploads/fileLinks.ts';
import { saveFiles } from '../src/uploads/keepFiles.ts';
import { strayFiles, uploads } from '../src/uploads/schema.ts';
import type { Storage } from '../src/uploads/storage.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { createTestServer, type TestServer } from './support/testServer.ts';
import { join, newAccount } from './support/visitor.ts';

let db: Db;
let chain: TestChain;
let server: TestServer;
const staffAccount = newAccount();
const log = { warn: vi.fn() };

beforeAll(async () => {
  db = await testDb();
  chain = await startTestChain();
  const staffWallets = [staffAccount.address.toLowerCase() as `0x${string}`];
  server = createTestServer({ db, chain, config: { staffWallets } });
});

afterAll(() => chain.chain.stop());

/** A member named Ada whose closed ticket has an attachment. */
async function ada() {
  const member = await join(server);
  await member.client.call('update', { body: { name: 'Ada' } });
  const file = new File(['A line.'], 'note.txt', { type: 'text/plain' });
  const { fileUrl } = (await member.client.call('uploadSingle', { files: [file] })).file;
  const body = { subject: 'My name', message: 'I am Ada.', attachments: [fileUrl] };
  const ticketId = (await member.client.call('createTicket', { body })).data.id as TicketId;
  await db.update(tickets).set({ status: 'closed', closedAt: new Date() }).where(eq(tickets.id, ticketId));
  const wallet = member.account.address.toLowerCase() as `0x${string}`;
  return { ...member, wallet, ticketId };
}

async function errorMessage(ticketId: TicketId) {
  const [ticket] = await db.select().from(tickets).where(eq(tickets.id, ticketId));
  const written = await db.select().from(ticketMessages).where(eq(ticketMessages.ticketId, ticketId));
  return [ticket?.subject, ...written.flatMap(({ message, attachments }) => [message, attachments.length])];
}

test('keeps all data if an erasure is rolled back', async () => {
  const { wallet, ticketId, client } = await ada();
  const broken = db.transaction(async (tx) => {
    await eraseMember(tx, wallet);
    throw new Error('The server was killed.');
  });
  await expect(broken).rejects.toThrow('The server was killed.');
  expect(await errorMessage(ticketId)).toEqual(['My name', 'I am Ada.', 1]);
  expect((await client.call('sessions', {})).data).toHaveLength(1);
  expect(await db.$count(uploads, eq(uploads.owner, wallet))).toBe(1);
  const [member] = await db.select().from(members).where(eq(members.wallet, wallet));
  expect(member?.name).toBe('Ada');
});

test('removes an erased member’s name from notifications of others, and leaves the files to the cleanup', async () => {
  const sponsor = await join(server);
  const { wallet, ticketId } = await ada();
  const facts = { kind: 'placeAsked' as const, name: 'Ada', wallet };
  const told = {
    wallet: sponsor.account.address.toLowerCase() as `0x${string}`,
    kind: facts.kind,
    message: notificationText(facts),
    facts,
    at: new Date(),
  };
  const [written] = await db.insert(notifications).values(told).returning();
  const [upload] = await db.select().from(uploads).where(eq(uploads.owner, wallet));
  await db.transaction((tx) => eraseMember(tx, wallet));
  const [after] = await db
    .select()
    .from(notifications)
    .where(eq(notifications.id, written?.id ?? ''));
  const nameless = { ...facts, name: '' };
  expect(after).toMatchObject({ message: notificationText(nameless), facts: nameless });
  expect(await errorMessage(ticketId)).toEqual([erasedText, erasedText, 0]);
  expect(await db.$count(strayFiles, eq(strayFiles.key, upload?.key ?? ''))).toBe(1);
});

test('writes no profile that was on its way when its member was erased', async () => {
  const { wallet, client } = await ada();
  const erased = Promise.withResolvers<unknown>();
  await db.transaction(async (tx) => {
    // Its session was checked before the erasure; the database gives it its turn after.
    erased.resolve(client.call('update', { body: { name: 'Ada again' } }).catch((error) => error));
    await eraseMember(tx, wallet);
  });
  expect(await erased.promise).toMatchObject({ status: 401 });
  const [member] = await db.select().from(members).where(eq(members.wallet, wallet));
  expect(member?.name).toBe('');
});

test('asks for no signature in the name of a member who was erased meanwhile', async () => {
  const sponsor = await join(server);
  const { client, account } = await join(server, sponsor.id);
  const wallet = account.address.toLowerCase() as `0x${string}`;
  // Caches the session, so that the next call does not read it from the database.
  await client.call('sessions', {});
  const erased = Promise.withResolvers<unknown>();
  await db.transaction(async (tx) => {
    erased.resolve(client.call('askForPlace', {}).catch((error) => error));
    await eraseMember(tx, wallet);
  });
  expect(await erased.promise).toMatchObject({ status: 401 });
  expect(await db.$count(enrolmentQuestions, eq(enrolmentQuestions.asker, wallet))).toBe(0);
});

test('deletes each kind of data after its retention period, and not before', async () => {
  const { wallet, ticketId, client } = await ada();
  const { id } = (await client.call('askForData', { body: { kind: 'export' } })).data;
  const copied = { file: '{}', fileUntil: new Date(Date.now() + 60_000) };
  await db.update(dataRequests).set(copied).where(eq(dataRequests.id, id));
  const ago = (days: number) => sql`now() - make_interval(days => ${days})`;
  const own = eq(notifications.wallet, wallet);
  const set = async (closed: number, notified: number) => {
    await db
      .update(tickets)
      .set({ closedAt: ago(closed) })
      .where(eq(tickets.id, ticketId));
    await db
      .update(notifications)
      .set({ at: ago(notified) })
      .where(own);
  };

  await set(usualRetention.ticketFiles - 1, usualRetention.notifications - 1);
  await cleanUpKept(db, usualRetention, log);
  expect(await errorMessage(ticketId)).toEqual(['My name', 'I am Ada.', 1]);
  expect(await db.$count(notifications, own)).toBeGreaterThan(0);
  const params = { requestId: id };
  expect((await client.open('dataExport', { params })).status).toBe(200);

  await set(usualRetention.ticketFiles + 1, usualRetention.notifications + 1);
  await db
    .update(dataRequests)
    .set({ fileUntil: ago(1) })
    .where(eq(dataRequests.id, id));
  await cleanUpKept(db, usualRetention, log);
  expect(await errorMessage(ticketId)).toEqual(['My name', 'I am Ada.', 0]);
  expect(await db.$count(uploads, eq(uploads.owner, wallet))).toBe(0);
  expect(await db.$count(notifications, own)).toBe(0);
  const [request] = await db.select().from(dataRequests).where(eq(dataRequests.id, id));
  expect([request?.file, request?.fileUntil]).toEqual([null, null]);
});

/** Attaches a member's upload to another member's open ticket, as a staff reply does. */
async function carryElsewhere(wallet: `0x${string}`) {
  const other = await join(server);
  const body = { subject: 'Another', message: 'Hello.' };
  const id = (await other.client.call('createTicket', { body })).data.id as TicketId;
  const [upload] = await db.select().from(uploads).where(eq(uploads.owner, wallet));
  if (!upload) throw new Error('There is no file.');
  await db
    .update(ticketMessages)
    .set({ attachments: [filePath(upload)] })
    .where(eq(ticketMessages.ticketId, id));
  return { ticketId: id, key: upload.key };
}

test('erases a short name from a notification of an earlier release, and no other words', async () => {
  const sponsor = await join(server);
  const { wallet } = await ada();
  const told = {
    wallet: sponsor.account.address.toLowerCase() as `0x${string}`,
    kind: 'placeAsked' as const,
    message: 'a waits for your signature at last.',
    facts: { kind: 'placeAsked' as const, name: 'a', wallet },
    at: new Date(),
  };
  const [written] = await db.insert(notifications).values(told).returning();
  await db.transaction((tx) => eraseMember(tx, wallet));
  const [after] = await db
    .select()
    .from(notifications)
    .where(eq(notifications.id, written?.id ?? ''));
  expect(after?.message).toMatch(/^0x\S+ waits for your signature at last\.$/);
});

test('keeps a file that another member’s ticket carries after erasure and cleanup', async () => {
  const { wallet, ticketId } = await ada();
  const { key } = await carryElsewhere(wallet);
  const long = sql`now() - make_interval(days => ${usualRetention.ticketFiles + 1})`;
  // As the previous release closed tickets: without a time.
  await db.update(tickets).set({ closedAt: null, updatedAt: long }).where(eq(tickets.id, ticketId));
  await cleanUpKept(db, usualRetention, log);
  expect(await errorMessage(ticketId)).toEqual(['My name', 'I am Ada.', 0]);
  expect(await db.$count(uploads, eq(uploads.key, key))).toBe(1);
  await db.transaction((tx) => eraseMember(tx, wallet));
  expect(await db.$count(uploads, eq(uploads.key, key))).toBe(1);
  expect(await db.$count(strayFiles, eq(strayFiles.key, key))).toBe(0);
});

test('keeps a photo when the files of its ticket are deleted, and detaches it', async () => {
  const { wallet, ticketId } = await ada();
  await db.update(uploads).set({ isPhoto: true }).where(eq(uploads.owner, wallet));
  const long = sql`now() - make_interval(days => ${usualRetention.ticketFiles + 1})`;
  await db.update(tickets).set({ closedAt: long }).where(eq(tickets.id, ticketId));
  await cleanUpKept(db, usualRetention, log);
  const [photo] = await db.select().from(uploads).where(eq(uploads.owner, wallet));
  expect([photo?.isPhoto, photo?.isAttached]).toEqual([true, false]);
});

test('deletes the other kinds of data if one kind fails', async () => {
  const { wallet, ticketId } = await ada();
  const long = sql`now() - make_interval(days => ${usualRetention.ticketFiles + 1})`;
  await db.update(tickets).set({ closedAt: long }).where(eq(tickets.id, ticketId));
  log.warn.mockClear();
  await cleanUpKept(db, { ...usualRetention, notifications: Number.NaN }, log);
  expect(log.warn).toHaveBeenCalledOnce();
  expect(await db.$count(uploads, eq(uploads.owner, wallet))).toBe(0);
});

/** Requests the erasure of a member's data and fulfils it. */
async function erase(staff: Awaited<ReturnType<typeof join>>, { client }: Pick<typeof staff, 'client'>) {
  const { id: requestId } = (await client.call('askForData', { body: { kind: 'erase' } })).data;
  await staff.client.call('deskFulfilDataRequest', { params: { requestId } });
}

test('rejects every change of an erased ticket', async () => {
  const staff = await join(server, undefined, staffAccount);
  const member = await ada();
  const params = { ticketId: member.ticketId };
  await erase(staff, member);
  const [{ version } = { version: 0 }] = await db
    .select()
    .from(tickets)
    .where(eq(tickets.id, member.ticketId));
  const { client } = staff;
  const message = 'Ada again.';
  const calls = [
    client.call('deskReopen', { params }),
    client.call('deskChange', { params, body: { version, status: 'open' } }),
    client.call('deskChange', { params, body: { version, tags: ['ada'] } }),
    client.call('deskNote', { params, body: { message } }),
    client.call('deskReply', { params, body: { message } }),
    client.call('deskDraft', { params, body: { message } }),
    client.call('deskSplit', { params, body: { version, subject: 'Ada', messages: ['none'] } }),
  ];
  const refusal = { status: 409, reason: messages['server.ticketErased'] };
  for (const call of calls) await expect(call).rejects.toMatchObject(refusal);
  expect(await errorMessage(member.ticketId)).toEqual([erasedText, erasedText, 0]);
});

test('rejects an upload whose session ended before the upload was stored', async () => {
  const member = await join(server);
  const owner = member.account.address.toLowerCase() as `0x${string}`;
  const [session] = await db.select().from(sessions).where(eq(sessions.wallet, owner));
  if (!session) throw new Error('There is no session.');
  const { token } = session;
  const sending = { http: { header: () => undefined }, session: { wallet: owner, token } };
  const storage = { put: vi.fn(), remove: vi.fn() } as unknown as Storage;
  const file = { name: 'a.txt', path: import.meta.filename, type: 'text/plain', sentSize: 1 };
  await saveFiles({ db, storage, lockSender }, sending, [file]);
  await db.delete(sessions).where(eq(sessions.wallet, owner));
  await expect(saveFiles({ db, storage, lockSender }, sending, [file])).rejects.toMatchObject({
    status: 401,
  });
  expect(storage.remove).toHaveBeenCalledTimes(1);
  expect(await db.$count(uploads, eq(uploads.owner, owner))).toBe(1);
});
