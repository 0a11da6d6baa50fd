import { routes, type TicketId } from '@upline/api';
import type { StaffRole } from '@upline/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../src/platform/db/openDb.ts';
import type { MembersRouteName } from '../src/platform/http/shown.ts';
import { isSeen } from '../src/support/audit/accessLog.ts';
import { auditEntries } from '../src/support/audit/schema.ts';
import { tickets } from '../src/support/tickets/schema.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { createTestServer, type TestServer } from './support/testServer.ts';
import { baseUrl, join, newAccount, signMessage, type Visitor, visit } from './support/visitor.ts';

type Member = Awaited<ReturnType<typeof join>>;

let db: Db;
let chain: TestChain;
let server: TestServer;
let support: Member;
let agent: Member;

const lower = (address: string) => address.toLowerCase() as `0x${string}`;

beforeAll(async () => {
  db = await testDb();
  chain = await startTestChain();
  const account = newAccount();
  server = createTestServer({ db, chain, config: { staffWallets: [lower(account.address)] } });
  support = await join(server, undefined, account);
  agent = await join(server);
  await grant(agent, 'agent');
});

afterAll(() => chain.chain.stop());

function grant({ account }: Member, role: StaffRole) {
  return support.client.call('deskGrant', { body: { wallet: account.address, role } });
}

/** Signs the same person in with a new session, which has read nothing. */
async function signIn({ account }: Visitor): Promise<Visitor> {
  const visitor = visit(server, account);
  const signature = await signMessage(visitor);
  const { data } = await visitor.client.call('login', { body: { walletId: account.address, signature } });
  visitor.token = data.userDetails.token;
  return visitor;
}

/** A named member whose ticket has a file and a transaction. */
async function newOwner() {
  const member = await join(server);
  const name = `Name ${crypto.randomUUID().slice(0, 8)}`;
  await member.client.call('update', { body: { name } });
  const file = new File(['A line.'], 'note.txt', { type: 'text/plain' });
  const { fileUrl } = (await member.client.call('uploadSingle', { files: [file] })).file;
  const subject = `Subject ${crypto.randomUUID()}`;
  const message = `Message ${crypto.randomUUID()}`;
  const transaction = `0x${'cd'.repeat(32)}`;
  const body = { subject, message, attachments: [fileUrl], transaction };
  const { data } = await member.client.call('createTicket', { body });
  const marks = [name, subject, message, member.member.id, member.account.address];
  return { ...member, marks, ticketId: data.id, path: fileUrl.split('?')[0] ?? '' };
}

type Owner = Awaited<ReturnType<typeof newOwner>>;

const rowOf = async (ticketId: string) => {
  const [ticket] = await db
    .select()
    .from(tickets)
    .where(eq(tickets.id, ticketId as TicketId));
  if (!ticket) throw new Error('There is no ticket.');
  return ticket;
};

/** Entries of an owner's access log, newest first. */
async function logOf({ account }: Visitor) {
  const owner = await signIn({ account } as Visitor);
  return (await owner.client.call('accessLog', { query: { limit: 100 } })).data.entries;
}

/** Path parameters, query and body of a call without effect. */
interface Noop {
  params?: Record<string, string>;
  query?: string;
  body?: object;
  /** Earlier acts of a colleague that the call needs. */
  before?: () => Promise<unknown>;
  by?: Member;
}

const emptyMacro = { name: 'Nothing', text: '', status: null, tags: [], assignee: null };

/** Calls without effect, for each route whose reply may show data of members. */
async function noopsOf(
  { ticketId, account }: Owner,
  other: Owner,
): Promise<Record<MembersRouteName, Noop[]>> {
  const { version, number, status, priority } = await rowOf(ticketId);
  const same = { version, status, priority: 'normal' as const };
  expect(priority).toBe(1);
  const macroId = (await support.client.call('deskCreateMacro', { body: emptyMacro })).data.id;
  const params = { ticketId };
  const link = () => support.client.call('deskLink', { params, body: { other: other.ticketId } });
  const begin = async () => {
    await support.client.call('deskDraft', { params, body: { message: `Draft for ${other.marks[0]}` } });
    await support.client.call('deskPresence', { params, body: { doing: 'writing' } });
  };
  const bulk = (change: object) => ({ body: { tickets: [{ ticketId, version }], change } });
  const memberId = account.address;
  const ask = async () => {
    const owner = await signIn({ account } as Visitor);
    return (await owner.client.call('askForData', { body: { kind: 'export' } })).data.id;
  };
  const requestId = await ask();
  return {
    deskTickets: [{}, { query: `?q=${number}` }, { query: `?q=${account.address}` }, { query: '?view=open' }],
    deskTicket: [{ params }, { params: { ticketId: `${number}` } }],
    deskChange: [
      { params, body: { version } },
      { params, body: same },
      { params, body: { version, tags: [], assignee: null, snoozedUntil: null } },
      { params, body: { version: version + 7, priority: 'high' } },
    ],
    deskReply: [{ params, body: { message: '' } }],
    deskPresence: [
      { params, body: { doing: 'viewing' } },
      { params, body: { doing: 'viewing' }, before: begin },
      { params, body: { doing: 'gone' } },
    ],
    deskTakeBack: [{ params: { replyId: crypto.randomUUID() } }],
    deskClose: [{ params: { ticketId: other.ticketId } }],
    deskReopen: [{ params }, { params: { ticketId: `${number}` } }],
    deskNote: [{ params, body: { message: '' } }],
    deskTimeline: [{ params }],
    deskMember: [{ params: { memberId } }],
    deskMemberChain: [{ params: { memberId } }],
    deskTransaction: [{ params }],
    deskMerge: [{ params, body: { version: version + 7, into: other.ticketId, intoVersion: 1 } }],
    deskUnmerge: [{ params, body: { version } }],
    deskSplit: [{ params, body: { version: version + 7, subject: 'Another', messages: ['none'] } }],
    deskLink: [{ params, body: { other: other.ticketId }, before: link }],
    deskUnlink: [
      { params: { ticketId, otherId: crypto.randomUUID() } },
      { params: { ticketId, otherId: ticketId } },
    ],
    deskBulk: [
      bulk({ tags: [] }),
      bulk({ priority: 'normal' }),
      bulk({ status }),
      { body: { tickets: [{ ticketId, version }], macro: { macroId, version: 1 } } },
    ],
    deskApplyMacro: [{ params, body: { macroId, version: 1 } }],
    deskAudit: [{}, { query: `?ticket=${ticketId}` }],
    deskExportAudit: [{}, { query: '?kind=read' }],
    deskGrant: [{ body: { wallet: agent.account.address, role: 'agent' }, by: support }],
    deskWithdraw: [{ params: { wallet: account.address, role: 'agent' }, by: support }],
    deskDataRequests: [{ by: support }],
    deskDataRequest: [{ params: { requestId }, by: support }],
    deskFulfilDataRequest: [{ params: { requestId: crypto.randomUUID() }, by: support }],
    deskRefuseDataRequest: [
      { params: { requestId: crypto.randomUUID() }, body: { reason: 'None.' }, by: support },
    ],
  };
}

test('logs every call without effect whose reply shows data of a member', async () => {
  const [owner, other] = [await newOwner(), await newOwner()];
  await support.client.call('deskClose', { params: { ticketId: other.ticketId } });
  const noops = await noopsOf(owner, other);
  let shown = 0;
  for (const [name, ways] of Object.entries(noops) as [MembersRouteName, Noop[]][]) {
    for (const { params = {}, query = '', body, before, by = agent } of ways) {
      await before?.();
      const { browser, token } = await signIn(by);
      const since = await db.$count(auditEntries);
      const path = routes[name].path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
      const reply = await browser(`${baseUrl}${path}${query}`, {
        method: routes[name].method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: body ? JSON.stringify(body) : null,
      });
      const text = (await reply.text()).toLowerCase();
      expect([name, query, reply.status < 500]).toEqual([name, query, true]);
      for (const one of [owner, other]) {
        const isShown = one.marks.some((mark) => text.includes(mark.toLowerCase()));
        if (!isShown) continue;
        shown += 1;
        const found = (await logOf(one)).filter(({ number }) => number > since);
        expect([name, query, body, found.length > 0]).toEqual([name, query, body, true]);
        expect(found[0]?.staff.walletId).toBe(by.account.address);
      }
    }
  }
  // Without this minimum, the test could pass with replies that show no data.
  expect(shown).toBeGreaterThan(20);
});

/** All acts on an owner's data that the owner sees, oldest first. */
async function actsAt({ account }: Owner) {
  const found = await db
    .select({ act: auditEntries.act })
    .from(auditEntries)
    .where(eq(auditEntries.member, lower(account.address)))
    .orderBy(auditEntries.number);
  return found.map(({ act }) => act).filter(isSeen);
}

test('logs a listed ticket once per session, and again after the ticket has changed', async () => {
  const owner = await newOwner();
  const session = await signIn(agent);
  const list = () => session.client.call('deskTickets', { query: { q: owner.account.address } });
  await list();
  await list();
  expect(await actsAt(owner)).toEqual(['listed']);
  const again = await signIn(owner);
  const body = { message: 'One more thing.' };
  await again.client.call('replyToTicket', { params: { ticketId: owner.ticketId }, body });
  await list();
  await list();
  expect(await actsAt(owner)).toEqual(['listed', 'listed']);
  await (await signIn(agent)).client.call('deskTickets', { query: { q: owner.account.address } });
  expect(await actsAt(owner)).toEqual(['listed', 'listed', 'listed']);
});

test('logs a read of a linked ticket for the members of both tickets', async () => {
  const [owner, other] = [await newOwner(), await newOwner()];
  const params = { ticketId: owner.ticketId };
  await support.client.call('deskLink', { params, body: { other: other.ticketId } });
  await agent.client.call('deskTicket', { params });
  expect(await actsAt(owner)).toEqual(['link', 'read']);
  expect(await actsAt(other)).toEqual(['link', 'listed']);
});

test('shows a member every kind of staff act on their data', async () => {
  const owner = await newOwner();
  const params = { ticketId: owner.ticketId };
  const { client } = agent;
  await client.call('deskTimeline', { params });
  await client.call('deskTransaction', { params });
  await client.call('deskMemberChain', { params: { memberId: owner.member.id } });
  await client.call('deskNote', { params, body: { message: 'A note.' } });
  const { data } = await client.call('deskReply', { params, body: { message: 'A reply.', isHeld: true } });
  await client.call('deskTakeBack', { params: { replyId: data._id } });
  const { version } = await rowOf(owner.ticketId);
  await client.call('deskChange', { params, body: { version, priority: 'high' } });
  expect(await actsAt(owner)).toEqual([
    'timeline',
    'transaction',
    'history',
    'note',
    'hold',
    'takeBack',
    'change',
  ]);
});

test('expires a staff member’s file link with their session and with their role', async () => {
  const owner = await newOwner();
  const colleague = await join(server);
  await grant(colleague, 'agent');
  const read = async ({ client }: Visitor) => {
    const { data } = await client.call('deskTicket', { params: { ticketId: owner.ticketId } });
    return data.ticket.messages[0]?.attachments[0] ?? '';
  };
  const status = async (url: string) => {
    const reply = await server.fetch(new Request(baseUrl + url));
    await reply.arrayBuffer();
    return [reply.status, reply.headers.get('cache-control')];
  };
  const kept = 'private, no-cache';
  const session = await signIn(colleague);
  const link = await read(session);
  expect(await status(link)).toEqual([200, kept]);
  // The link accepts neither another session nor none.
  const [own = ''] = (await (await signIn(agent)).client.call('sessions', {})).data.map(({ id }) => id);
  expect((await status(link.replace(/by=[^&]*/, `by=${own}`)))[0]).toBe(403);
  expect((await status(link.replace(/&by=[^&]*/, '')))[0]).toBe(403);
  await session.client.call('logout', {});
  expect((await status(link))[0]).toBe(403);

  const later = await read(colleague);
  expect((await status(later))[0]).toBe(200);
  await support.client.call('deskWithdraw', { params: { wallet: colleague.account.address, role: 'agent' } });
  expect((await status(later))[0]).toBe(403);
});

test('logs the tickets whose subjects the audit shows', async () => {
  const owner = await newOwner();
  await agent.client.call('deskNote', { params: { ticketId: owner.ticketId }, body: { message: 'A note.' } });
  const lead = await signIn(support);
  const { data } = await lead.client.call('deskAudit', { query: { ticket: owner.ticketId } });
  expect(data.entries[0]?.ticket?.subject).toBe(owner.marks[1]);
  expect(await actsAt(owner)).toEqual(['note', 'listed']);
});

test('counts no tickets of a search beyond those on its page', async () => {
  const owner = await newOwner();
  const query = { q: owner.account.address, cursor: '0' };
  const { data } = await agent.client.call('deskTickets', { query });
  expect([data.tickets, data.totalCount]).toEqual([[], 0]);
});

test('counts no audit entries of a member beyond those on its page', async () => {
  const { account, ticketId } = await newOwner();
  await agent.client.call('deskTimeline', { params: { ticketId } });
  const query = { member: account.address, cursor: '1' };
  const { data } = await support.client.call('deskAudit', { query });
  expect([data.entries, data.totalCount]).toEqual([[], 0]);
});

test('exports no entry of a member who is not told of the export', async () => {
  const { browser, token } = await signIn(support);
  const headers = { authorization: `Bearer ${token}` };
  const file = await browser(baseUrl + routes.deskExportAudit.path, { headers });
  // Read late: the file is generated while the client reads it.
  const owner = await newOwner();
  await agent.client.call('deskTimeline', { params: { ticketId: owner.ticketId } });
  expect(await file.text()).not.toContain(lower(owner.account.address));
});
