import { ApiError, type CallInput, type JsonName } from '@upline/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { createTestServer, type TestServer } from './support/testServer.ts';
import { join, newAccount } from './support/visitor.ts';

type Member = Awaited<ReturnType<typeof join>>;

let chain: TestChain;
let server: TestServer;
let lead: Member;
let member: Member;
let ticketId: string;

beforeAll(async () => {
  chain = await startTestChain();
  const account = newAccount();
  const staffWallets = [account.address.toLowerCase() as `0x${string}`];
  server = createTestServer({ db: await testDb(), chain, config: { staffWallets } });
  lead = await join(server, undefined, account);
  member = await join(server);
  ticketId = (await member.client.call('createTicket', { body: { subject: 'Why?', message: 'How?' } })).data
    .id;
});

afterAll(() => chain.chain.stop());

async function statusOf<N extends JsonName>(
  { client }: Member,
  name: N,
  input: CallInput<N>,
): Promise<number> {
  return client.call(name, input).then(
    () => 200,
    (error: unknown) => {
      if (error instanceof ApiError) return error.status;
      throw error;
    },
  );
}

const cursors = [
  '999999999999999',
  '999999999999999.1',
  '999999999999999.999999999999999',
  '0.999999999999999',
];

test.each(['newest', 'oldest', 'priority', 'due'] as const)(
  'causes no server error with a cursor far outside the queue by %s',
  async (sort) => {
    const found = await Promise.all(
      cursors.map((cursor) => statusOf(lead, 'deskTickets', { query: { sort, cursor } })),
    );
    const isNone = sort === 'due' ? 400 : 200;
    expect(found).toEqual([isNone, isNone, isNone, 200]);
  },
);

test('accepts the latest time of the database as a cursor', async () => {
  const query = { sort: 'due' as const, cursor: `${Date.parse('9999-12-31T23:59:59.999Z')}.1` };
  expect(await statusOf(lead, 'deskTickets', { query })).toBe(200);
});

/** Times that a calendar can express but the server does not accept. */
const moments = ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-12:00', '0001-01-01T00:00:00+14:00'];

test.each(moments)('rejects the time %s in every call that takes one', async (moment) => {
  const wallet = member.account.address;
  const incident = { text: 'Slow.', severity: 'problem' as const };
  expect(await statusOf(member, 'ledger', { params: { wallet }, query: { from: moment } })).toBe(400);
  expect(await statusOf(member, 'ledger', { params: { wallet }, query: { to: moment } })).toBe(400);
  expect(await statusOf(lead, 'deskSetIncident', { body: { ...incident, from: moment } })).toBe(400);
  expect(await statusOf(lead, 'deskSetIncident', { body: { ...incident, until: moment } })).toBe(400);
  const snoozed = { params: { ticketId }, body: { version: 1, snoozedUntil: moment } };
  expect(await statusOf(lead, 'deskChange', snoozed)).toBe(400);
  const later = { params: { ticketId }, body: { message: 'Like this.', sendAt: moment } };
  expect(await statusOf(lead, 'deskReply', later)).toBe(400);
});

test('accepts the first and the last valid time', async () => {
  const wallet = member.account.address;
  for (const moment of ['1970-01-01T00:00:00Z', '9999-12-31T23:59:59Z']) {
    for (const query of [{ from: moment }, { to: moment }]) {
      expect(await statusOf(member, 'ledger', { params: { wallet }, query })).toBe(200);
    }
  }
  const body = { version: 1, snoozedUntil: '9999-12-31T23:59:59Z' };
  expect(await statusOf(lead, 'deskChange', { params: { ticketId }, body })).toBe(200);
});

test.each([Number.MAX_SAFE_INTEGER, 2 ** 31, -1, 0])(
  'causes no server error with the unknown version %d',
  async (version) => {
    const { data: macro } = await lead.client.call('deskCreateMacro', {
      body: { name: 'Hello', text: 'Hello.', status: null, tags: [], assignee: null },
    });
    const params = { macroId: macro.id };
    const tickets = [{ ticketId, version }];
    const hours = { timeZone: 'UTC', week: [], holidays: [], targets: {} } as never;
    const found = {
      change: await statusOf(lead, 'deskChange', {
        params: { ticketId },
        body: { version, priority: 'high' },
      }),
      macro: await statusOf(lead, 'deskChangeMacro', { params, body: { version, isRetired: true } }),
      bulk: await statusOf(lead, 'deskBulk', { body: { tickets, change: { priority: 'high' } } }),
      bulkMacro: await statusOf(lead, 'deskBulk', {
        body: { tickets, macro: { macroId: macro.id, version } },
      }),
      hours: await statusOf(lead, 'deskSetHours', { body: { version, ...(hours as object) } as never }),
    };
    for (const [call, status] of Object.entries(found)) expect([call, status < 500]).toEqual([call, true]);
  },
);

test('answers 404 to a ticket number out of range', async () => {
  for (const number of ['2147483648', '999999999999999', '99999999999999999999', '0', '-1']) {
    expect(await statusOf(lead, 'deskTicket', { params: { ticketId: number } })).toBe(404);
    expect(await statusOf(lead, 'deskTickets', { query: { q: number } })).toBe(200);
  }
});

test('rejects a signature deadline out of range', async () => {
  const sponsor = (await member.client.call('place', {})).data.sponsor;
  for (const deadline of ['99999999999999999999', '0', '18446744073709551616']) {
    const body = { sponsor, deadline, signature: `0x${'11'.repeat(65)}` as const };
    expect(await statusOf(member, 'signPlace', { body })).toBe(422);
  }
});
