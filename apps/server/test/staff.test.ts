import { type RouteName, routes, type StaffRouteName, type TicketId } from '@upline/api';
import { chainId, messages, staffRoles, staffSessionLifetime, usualHours } from '@upline/domain';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '../src/accounts/auth/schema.ts';
import { changeRole, createStaff } from '../src/accounts/staff/roles.ts';
import { staffRoleChanges } from '../src/accounts/staff/schema.ts';
import { connectChain } from '../src/ledger/chain/chainContext.ts';
import { readConfig } from '../src/platform/config/config.ts';
import type { Db, Tx } from '../src/platform/db/openDb.ts';
import { publish } from '../src/platform/live/publish.ts';
import { auditEntries } from '../src/support/audit/schema.ts';
import { show } from '../src/support/audit/show.ts';
import { announcementHandlers } from '../src/support/desk/announcementHandlers.ts';
import { guardDesk } from '../src/support/desk/guardDesk.ts';
import { hoursHandlers } from '../src/support/desk/hours.ts';
import { macroHandlers } from '../src/support/desk/macroHandlers.ts';
import { presenceHandlers } from '../src/support/desk/presenceHandlers.ts';
import { sentActHandlers } from '../src/support/desk/sentActHandlers.ts';
import { incidentHandlers } from '../src/support/incidents/handlers.ts';
import { createPresence } from '../src/support/presence/createPresence.ts';
import { readHoursSet } from '../src/support/sla/hours.ts';
import { findNamedTicket } from '../src/support/tickets/ticketLocks.ts';
import { listenAs } from './support/openStream.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { createTestServer, type TestServer } from './support/testServer.ts';
import { baseUrl, join, newAccount } from './support/visitor.ts';

let db: Db;
let chain: TestChain;
let server: TestServer;
let lead: Member;

type Member = Awaited<ReturnType<typeof join>>;

const lower = (address: string) => address.toLowerCase() as `0x${string}`;
const walletOf = ({ account }: Member) => lower(account.address);
const named = newAccount();
const atOtherLead = newAccount();

beforeAll(async () => {
  db = await testDb();
  chain = await startTestChain();
  const staffWallets = [lower(named.address), lower(atOtherLead.address)];
  server = createTestServer({ db, chain, config: { staffWallets } });
  lead = await join(server, undefined, named);
});

afterAll(() => chain.chain.stop());

const ofWallet = (member: Member) => eq(sessions.wallet, walletOf(member));

/** Moves the start of a member's sessions into the past. */
async function age(member: Member, milliseconds: number): Promise<void> {
  await db
    .update(sessions)
    .set({ createdAt: new Date(Date.now() - milliseconds) })
    .where(ofWallet(member));
}

const grant = (member: Member) =>
  lead.client.call('deskGrant', { body: { wallet: walletOf(member), role: 'agent' } });

const refused = (status: number) => ({ status });

test('refuses an old session of a named wallet at the desk, and accepts it elsewhere', async () => {
  const late = await join(server, undefined, atOtherLead);
  await age(late, staffSessionLifetime);
  await expect(late.client.call('deskMe', {})).rejects.toMatchObject(refused(401));
  expect((await late.client.call('tickets', {})).data.totalCount).toBe(0);
});

test('a new role ends sessions older than the staff limit, and shortens the others', async () => {
  const [old, young] = [await join(server), await join(server)];
  await age(old, staffSessionLifetime);
  for (const member of [old, young]) await grant(member);
  await expect(old.client.call('tickets', {})).rejects.toMatchObject(refused(401));
  const [session] = await db.select().from(sessions).where(ofWallet(young));
  const endsAt = (session?.createdAt.getTime() ?? 0) + staffSessionLifetime;
  expect([session?.endsAt.getTime(), session?.expiresAt.getTime()]).toEqual([endsAt, endsAt]);
  expect((await young.client.call('deskMe', {})).data.sessionEndsAt).toBe(new Date(endsAt).toISOString());
});

test('publishes all tickets to a new agent, and none after the role is withdrawn', async () => {
  const member = await join(server);
  const asMember = await listenAs(member);
  await grant(member);
  await asMember.ended;
  const asAgent = await listenAs(member);
  await db.transaction((tx) => publish(tx, { wallet: 'staff', topic: 'ticket:1' }));
  await asAgent.brings('ticket:1');
  const params = { wallet: walletOf(member), role: 'agent' } as const;
  await lead.client.call('deskWithdraw', { params });
  await asAgent.ended;
  const again = await listenAs(member);
  const other = walletOf(await join(server));
  await db.transaction(async (tx) => {
    await publish(tx, { wallet: 'staff', topic: 'ticket:2' });
    await publish(tx, { wallet: other, topic: 'ticket:3' });
    await publish(tx, { topic: 'ledger' });
  });
  await again.brings('ledger');
  expect(again.topics()).toEqual(['ledger']);
  await again.close();
});

/** A call whose body arrives in two parts. */
function slowly(member: Member, name: RouteName, params: Record<string, string>, body: object) {
  const text = JSON.stringify(body);
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const write = (part: string) => writer.write(new TextEncoder().encode(part));
  const path = routes[name].path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
  const headers = { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' };
  const init = { method: routes[name].method, headers, body: readable, duplex: 'half' };
  const reply = server.fetch(new Request(baseUrl + path, init as RequestInit));
  return {
    begin: () => write(text.slice(0, 5)),
    async end() {
      await Promise.allSettled([write(text.slice(5)), writer.close()]);
      return (await reply).status;
    },
  };
}

const newTicket = async (member: Member) => {
  const body = { subject: 'A question', message: 'How does it work?' };
  return (await member.client.call('createTicket', { body })).data.id;
};

const withdrawn = (member: Member) => {
  const params = { wallet: walletOf(member), role: 'agent' } as const;
  return lead.client.call('deskWithdraw', { params });
};

test('does nothing for a role or a session that ends while the body arrives', async () => {
  const [asker, agent] = [await join(server), await join(server)];
  await grant(agent);
  const ticketId = await newTicket(asker);
  const reply = slowly(agent, 'deskReply', { ticketId }, { message: 'Too late.' });
  // The body is read after the role was checked.
  await reply.begin();
  await withdrawn(agent);
  expect(await reply.end()).toBe(404);
  const { data } = await asker.client.call('ticket', { params: { ticketId } });
  expect(data.ticket.messages).toHaveLength(1);

  const change = slowly(asker, 'update', {}, { name: 'Too late' });
  await change.begin();
  await asker.client.call('logout', {});
  expect(await change.end()).toBe(401);
});

/** The open session of a staff member, as a call gets it. */
async function sessionFor(name: StaffRouteName, member: Member) {
  const [row] = await db.select().from(sessions).where(ofWallet(member));
  if (!row) throw new Error('The member has no session.');
  const guard = guardDesk({ db, staff: createStaff({ staffWallets: [] }), config: readConfig({}) });
  const opened = { ...row, site: readConfig({}).deskOrigins[0] ?? '', openedAt: row.createdAt };
  return guard(name, { ...opened, requireStill: async () => {} });
}

test('takes back what was done and shown when the role ends before the transaction does', async () => {
  const [asker, agent] = [await join(server), await join(server)];
  await grant(agent);
  const ticketId = await newTicket(asker);
  const session = await sessionFor('deskTicket', agent);
  const since = await db.$count(auditEntries);
  const showing = show(db, session, async (tx) => {
    const ended = { wallet: walletOf(agent), role: 'agent', isGranted: false, by: walletOf(lead) } as const;
    await changeRole(tx, ended);
    return { reply: null, tickets: [await findNamedTicket(tx, ticketId as TicketId)] };
  });
  await expect(showing).rejects.toMatchObject(refused(404));
  expect(await db.$count(auditEntries)).toBe(since);
});

test('shows nothing of what a lead may see if that role ends during the call and another one stays', async () => {
  const both = await join(server);
  await grant(both);
  const role = { wallet: walletOf(both), role: 'lead' } as const;
  await lead.client.call('deskGrant', { body: role });
  const session = await sessionFor('deskAudit', both);
  const showing = show(db, session, async (tx) => {
    await changeRole(tx, { ...role, isGranted: false, by: walletOf(lead) });
    return { reply: null };
  });
  await expect(showing).rejects.toMatchObject(refused(403));
});

test('shows an operator no member and no ticket that they saw in an earlier role', async () => {
  const [asker, both] = [await join(server), await join(server)];
  await grant(both);
  await lead.client.call('deskGrant', { body: { wallet: walletOf(both), role: 'operator' } });
  const ticketId = await newTicket(asker);
  await both.client.call('deskTicket', { params: { ticketId } });
  const seen = async () => {
    const { entries } = (await both.client.call('deskAudit', {})).data;
    const file = await both.client.open('deskExportAudit', {});
    return [JSON.stringify(entries), await file.text()];
  };
  for (const text of await seen()) expect(text).toContain(ticketId);
  await withdrawn(both);
  for (const text of await seen()) {
    expect(text).toContain('exportAudit');
    expect(text).not.toContain(ticketId);
    expect(text.toLowerCase()).not.toContain(walletOf(asker));
  }
});

test('takes back the pending reasons of an operator whose role ends', async () => {
  const operator = await join(server);
  const role = { wallet: walletOf(operator), role: 'operator' } as const;
  await lead.client.call('deskGrant', { body: role });
  const contract = lower(chain.deployment.registry);
  const announce = ({ client }: Member, callHash: `0x${string}`, reason: string) =>
    client.call('deskAnnounce', {
      body: { chainId, act: 'pause', calls: [{ contract, callHash }], reason },
    });
  await announce(operator, `0x${'a1'.repeat(32)}`, 'Send your coins to us.');
  await announce(lead, `0x${'a2'.repeat(32)}`, 'A check of one pool.');
  await lead.client.call('deskWithdraw', { params: role });
  const { waiting } = (await lead.client.call('deskAnnouncements', {})).data;
  const reasons = waiting.map(({ reason }) => reason);
  expect(reasons).toContain('A check of one pool.');
  expect(reasons).not.toContain('Send your coins to us.');
  const [newest] = (await lead.client.call('deskAudit', { query: { kind: ['act'] } })).data.entries;
  expect(newest?.details.announced).toEqual({ act: 'pause', reason: '' });
});

/** Input of each call that changes something and shows no data of members. */
async function inputsOf() {
  const ticketId = await newTicket(await join(server));
  const macro = { name: 'Thanks', text: 'Thank you.', status: null, tags: [], assignee: null };
  const { data: made } = await lead.client.call('deskCreateMacro', { body: macro });
  const told = { text: 'Purchases are slow.', severity: 'problem', link: '', until: null } as const;
  const { incident } = (await lead.client.call('deskSetIncident', { body: told })).data;
  const [hours] = await readHoursSet(db, 1);
  const contract = lower(chain.deployment.registry);
  const callHash = `0x${'e4'.repeat(32)}`;
  const [act, actor] = ['pause', contract];
  const calls = [{ contract, data: '0xb1b2c3d4' }];
  const left = { act: 'pause', way: 'file', actor, calls } as const;
  await lead.client.call('deskRecordAct', { body: left });
  const [saved] = (await lead.client.call('deskWaitingActs', {})).data.acts;
  return {
    deskDraft: { params: { ticketId }, body: { message: 'Half a sentence' } },
    deskCreateMacro: { body: macro },
    deskChangeMacro: { params: { macroId: made.id }, body: { version: 1, text: 'Thanks.' } },
    deskSetHours: { body: { ...usualHours, timeZone: 'UTC', version: hours?.version ?? 0 } },
    deskSetIncident: { body: told },
    deskEndIncident: { params: { incidentId: incident.id } },
    deskAnnounce: { body: { act, calls: [{ contract, callHash }], reason: 'A check of all pools.' } },
    deskRecordAct: {
      body: { act, way: 'file', actor, calls: [{ contract, data: '0xa1b2c3d4' }], values: {}, nonce: null },
    },
    deskGiveUpAct: { params: { actId: saved?.id ?? '' } },
  };
}

test('does nothing when the role ends before the transaction of a call does', async () => {
  const staff = createStaff({ staffWallets: [] });
  const connected = connectChain([chain.rpcUrl], chain.deployment, pino({ level: 'silent' }));
  const handlers: Record<string, (input: never, call: never) => Promise<unknown>> = {
    ...presenceHandlers({ db, presence: createPresence() }),
    ...macroHandlers({ db, staff }),
    ...hoursHandlers({ db }),
    ...incidentHandlers({ db }),
    ...announcementHandlers({ db, ledger: server.ledger, chain: connected, staff }),
    ...sentActHandlers({ db }),
  };
  const inputs = Object.entries(await inputsOf()) as [StaffRouteName, never][];
  const member = await join(server);
  const wallet = walletOf(member);
  for (const role of staffRoles) await lead.client.call('deskGrant', { body: { wallet, role } });
  const since = await db.$count(auditEntries);
  for (const [name, input] of inputs) {
    const session = await sessionFor(name, member);
    const requireStill = async (tx: Db = db) => {
      const by = walletOf(lead);
      for (const role of staffRoles) await changeRole(tx as Tx, { wallet, role, isGranted: false, by });
      await session.requireStill(tx);
    };
    const acting = handlers[name]?.(input, { session: { ...session, requireStill } } as never);
    await expect(acting, name).rejects.toMatchObject(refused(404));
  }
  expect(await db.$count(auditEntries)).toBe(since);
});

test('lets no withdrawn lead change a role', async () => {
  const [one, other] = [await join(server), await join(server)];
  for (const { account } of [one, other]) {
    await lead.client.call('deskGrant', { body: { wallet: lower(account.address), role: 'lead' } });
  }
  const withdraw = (by: Member, whom: Member) =>
    by.client.call('deskWithdraw', { params: { wallet: walletOf(whom), role: 'lead' } });
  const outcomes = await Promise.allSettled([withdraw(one, other), withdraw(other, one)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('lets a lead give up their own role', async () => {
  const one = await join(server);
  const params = { wallet: walletOf(one), role: 'lead' } as const;
  await lead.client.call('deskGrant', { body: params });
  const { data } = await one.client.call('deskWithdraw', { params });
  expect(data.roles).toEqual([]);
});

test('rejects updates and deletions of role changes', async () => {
  await grant(await join(server));
  const refusal = { cause: { message: 'What stands in staff_role_change stays as it was written.' } };
  await expect(db.update(staffRoleChanges).set({ isGranted: false })).rejects.toMatchObject(refusal);
  await expect(db.delete(staffRoleChanges)).rejects.toMatchObject(refusal);
  await expect(db.execute(sql`truncate staff_role_change`)).rejects.toMatchObject(refusal);
});

test('keeps one of two leads who withdraw each other, and refuses to withdraw the last one', async () => {
  const alone = createTestServer({ db, chain, config: { staffWallets: [] } });
  const [one, other] = [await join(alone), await join(alone)];
  // Leads of other test files share the database.
  const leads = await db
    .selectDistinct({ wallet: staffRoleChanges.wallet })
    .from(staffRoleChanges)
    .where(eq(staffRoleChanges.role, 'lead'));
  for (const { wallet } of leads) {
    await db
      .insert(staffRoleChanges)
      .values({ wallet, role: 'lead', isGranted: false, by: wallet, at: new Date() });
  }
  for (const { account } of [one, other]) {
    const wallet = lower(account.address);
    await db
      .insert(staffRoleChanges)
      .values({ wallet, role: 'lead', isGranted: true, by: wallet, at: new Date() });
  }
  const withdraw = (by: Member, whom: Member) =>
    by.client.call('deskWithdraw', { params: { wallet: walletOf(whom), role: 'lead' } });
  const outcomes = await Promise.allSettled([withdraw(one, other), withdraw(other, one)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const last = outcomes[0]?.status === 'fulfilled' ? one : other;
  await expect(withdraw(last, last)).rejects.toMatchObject({
    status: 409,
    reason: messages['server.lastLead'],
  });
  expect((await last.client.call('deskMe', {})).data.roles).toEqual(['lead']);
});
