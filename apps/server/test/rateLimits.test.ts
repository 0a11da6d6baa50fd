import { routes } from '@upline/api';
import { messages } from '@upline/domain';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cleanUpAttempts } from '../src/accounts/auth/attempts.ts';
import { signInAttempts } from '../src/accounts/auth/schema.ts';
import { type Db, type OpenDb, openDb } from '../src/platform/db/openDb.ts';
import { startPostgres } from './support/postgres.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { createTestServer, type TestServer } from './support/testServer.ts';
import { baseUrl, join, newAccount, type Visitor, visit } from './support/visitor.ts';

let db: Db;
let chain: TestChain;
/** Address of the next request. */
let address = '203.0.113.1';
let addresses = 0;

beforeAll(async () => {
  db = await testDb();
  chain = await startTestChain();
});

afterAll(() => chain.chain.stop());

function newAddress(): string {
  addresses += 1;
  return `198.51.100.${addresses}`;
}

const strictServer = (rateLimit: number, of = db) =>
  createTestServer({ db: of, chain, config: { rateLimit }, address: () => address });

async function sessionsOf(server: TestServer, { token }: Visitor): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` };
  return server.fetch(new Request(baseUrl + routes.sessions.path, { headers }));
}

/** A member who has made no call at the given server yet. */
async function memberAt(server: TestServer): Promise<Visitor> {
  const member = await join(createTestServer({ db, chain }));
  const visitor = visit(server, member.account);
  visitor.token = member.token;
  return visitor;
}

async function expectTooMany(reply: Response): Promise<void> {
  expect(reply.status).toBe(429);
  const wait = Number(reply.headers.get('retry-after'));
  expect(await reply.json()).toEqual({
    success: false,
    data: null,
    message: messages['server.tooMany'],
    key: 'server.tooManyUntil',
    values: { seconds: `${wait}` },
    errors: [
      {
        msg: `Too many requests. Seconds to wait: ${wait}.`,
        key: 'server.tooManyUntil',
        values: { seconds: `${wait}` },
      },
    ],
  });
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
}

test('limits the calls of a wallet per minute, across addresses', async () => {
  const server = strictServer(5);
  const [member, other] = [await memberAt(server), await memberAt(server)];
  for (let calls = 0; calls < 5; calls++) {
    address = newAddress();
    expect((await sessionsOf(server, member)).status).toBe(200);
  }
  address = newAddress();
  await expectTooMany(await sessionsOf(server, member));
  expect((await sessionsOf(server, other)).status).toBe(200);
});

test('reports the limit and the remaining calls in every counted reply', async () => {
  const server = strictServer(6);
  address = newAddress();
  const member = await memberAt(server);
  const told = ({ headers }: Response) => [
    headers.get('ratelimit-policy'),
    headers.get('ratelimit')?.replace(/\d+$/, 'n'),
  ];
  const read = () => server.fetch(new Request(`${baseUrl}/api/pool/config/1`));
  expect(told(await sessionsOf(server, member))).toEqual(['"wallet";q=6;w=60', '"wallet";r=5;t=n']);
  expect(told(await read())).toEqual(['"address";q=6;w=60', '"address";r=5;t=n']);
  const post = new Request(baseUrl + routes.login.path, { method: 'POST' });
  const refused = await server.fetch(post);
  expect([refused.status, ...told(refused)]).toEqual([400, '"address";q=6;w=60', '"address";r=4;t=n']);
  for (let calls = 0; calls < 4; calls++) await read();
  const tooMany = await read();
  expect([tooMany.status, ...told(tooMany)]).toEqual([429, '"address";q=6;w=60', '"address";r=0;t=n']);
  expect(tooMany.headers.get('ratelimit')).toMatch(new RegExp(`;t=${tooMany.headers.get('retry-after')}$`));
  const unknown = await server.fetch(new Request(`${baseUrl}/api/nothing`));
  expect([unknown.status, ...told(unknown)]).toEqual([404, null, undefined]);
});

test('counts members who share an address separately', async () => {
  const server = strictServer(4);
  address = newAddress();
  const [member, other] = [await memberAt(server), await memberAt(server)];
  for (let calls = 0; calls < 4; calls++) expect((await sessionsOf(server, member)).status).toBe(200);
  await expectTooMany(await sessionsOf(server, member));
  expect((await sessionsOf(server, other)).status).toBe(200);
});

test('counts public calls by wallet, and by address without a valid session', async () => {
  const server = strictServer(3);
  address = newAddress();
  const [member, other] = [await memberAt(server), await memberAt(server)];
  const read = async (token: string | null = null) => {
    const headers = token === null ? undefined : { authorization: `Bearer ${token}` };
    const path = routes.poolConfig.path.replace('{position}', '1');
    return (await server.fetch(new Request(baseUrl + path, { headers }))).status;
  };
  for (const { token } of [member, other]) {
    expect([await read(token), await read(token), await read(token), await read(token)]).toEqual([
      ...[200, 200, 200, 429],
    ]);
  }
  expect([await read(), await read('x'), await read('y'), await read('z'), await read()]).toEqual([
    ...[200, 200, 200, 429, 429],
  ]);
});

test('counts calls without a valid session together by address, and admits members there', async () => {
  const server = strictServer(4);
  address = newAddress();
  const member = await memberAt(server);
  const withBearer = (token: string) => sessionsOf(server, { ...member, token });
  const ask = () => server.fetch(new Request(baseUrl + routes.signinMessage.path));
  expect([(await withBearer('x')).status, (await withBearer('y')).status]).toEqual([401, 401]);
  expect((await server.fetch(new Request(baseUrl + routes.sessions.path))).status).toBe(401);
  expect((await ask()).status).toBe(200);
  await expectTooMany(await ask());
  await expectTooMany(await withBearer('z'));
  expect((await sessionsOf(server, member)).status).toBe(200);
});

test('limits lookups of unknown bearers by address, and does not count a known one', async () => {
  const server = strictServer(2);
  address = newAddress();
  const [known, member] = [await memberAt(server), await memberAt(server)];
  expect((await sessionsOf(server, known)).status).toBe(200);
  const looked = vi.spyOn(db, 'select');
  for (let calls = 0; calls < 40; calls++) await sessionsOf(server, { ...member, token: `forged ${calls}` });
  for (let calls = 0; calls < 40; calls++) await sessionsOf(server, { ...member, token: `forged-${calls}` });
  expect(looked.mock.calls.length).toBe(20);
  looked.mockRestore();
  // A known session is cached and needs no query.
  expect((await sessionsOf(server, known)).status).toBe(200);
  await expectTooMany(await sessionsOf(server, member));
  address = newAddress();
  expect((await sessionsOf(server, member)).status).toBe(200);
});

test('counts all addresses of an IPv6 network together', async () => {
  const server = strictServer(2);
  const call = async (from: string) => {
    address = from;
    return (await server.fetch(new Request(baseUrl + routes.signinMessage.path))).status;
  };
  expect(await call('2001:db8:0:1::1')).toBe(200);
  expect(await call('2001:db8:0:1:ffff::2')).toBe(200);
  expect(await call('2001:db8:0:1:1:2:3:4')).toBe(429);
  expect(await call('2001:db8:0:2::1')).toBe(200);
});

test('counts an upload as five calls', async () => {
  const server = strictServer(10);
  const member = await memberAt(server);
  address = newAddress();
  const upload = () => {
    const form = new FormData();
    form.append('file', new File(['A line.'], 'a.txt', { type: 'text/plain' }));
    const headers = { authorization: `Bearer ${member.token}` };
    const sent = { method: 'POST', headers, body: form };
    return server.fetch(new Request(baseUrl + routes.uploadSingle.path, sent));
  };
  expect([(await upload()).status, (await upload()).status]).toEqual([200, 200]);
  await expectTooMany(await upload());
});

test('counts a call that queries a node as two', async () => {
  const server = strictServer(4);
  const member = await memberAt(server);
  address = newAddress();
  const ask = () => {
    const headers = { authorization: `Bearer ${member.token}` };
    return server.fetch(new Request(baseUrl + routes.place.path, { headers }));
  };
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
  await expectTooMany(await sessionsOf(server, member));
});

test('limits registrations by address and sponsor', async () => {
  const server = strictServer(24);
  address = newAddress();
  const [sponsor, other] = [
    await join(createTestServer({ db, chain })),
    await join(createTestServer({ db, chain })),
  ];
  const under = ({ member }: typeof sponsor) =>
    join(server, member.id).then(
      () => 200,
      (refusal: { status: number }) => refusal.status,
    );
  expect([await under(sponsor), await under(sponsor), await under(sponsor)]).toEqual([200, 200, 429]);
  expect(await under(other)).toBe(200);
  address = newAddress();
  expect(await under(sponsor)).toBe(200);
});

test('counts a stream as one call, whatever its duration', async () => {
  const server = strictServer(3);
  const member = await memberAt(server);
  address = newAddress();
  const listening = await member.client.open('live', {});
  expect((await sessionsOf(server, member)).status).toBe(200);
  expect((await sessionsOf(server, member)).status).toBe(200);
  await expectTooMany(await sessionsOf(server, member));
  await listening.body?.cancel();
});

const postgres = await startPostgres();

describe.runIf(postgres)('servers on one PostgreSQL', () => {
  let opened: OpenDb[];

  beforeAll(async () => {
    const url = postgres?.url ?? '';
    opened = [await openDb(url), await openDb(url)];
  });

  afterAll(async () => {
    for (const { close } of opened) await close();
    await postgres?.stop();
  });

  test('count failed sign-ins together, by wallet and by address, and admit the owner', async () => {
    const servers = opened.map(({ db }) => strictServer(20, db));
    const [first] = opened;
    const owner = newAccount();
    const walletId = owner.address;
    let at = 0;
    const attempt = async (wallet: string, sign = async (_message: string) => '0x00') => {
      at += 1;
      const server = servers[at % 2];
      if (!server) throw new Error('There are two.');
      const { browser, client } = visit(server);
      const { data: message } = await client.call('signinMessage', {});
      const body = JSON.stringify({ walletId: wallet, signature: await sign(message) });
      const headers = { 'content-type': 'application/json' };
      return (await browser(baseUrl + routes.login.path, { method: 'POST', headers, body })).status;
    };
    for (let attempts = 0; attempts < 5; attempts++) {
      address = newAddress();
      expect(await attempt(walletId)).toBe(401);
    }
    address = newAddress();
    expect([await attempt(walletId), await attempt(walletId)]).toEqual([429, 429]);
    address = newAddress();
    expect(await attempt(walletId, (message) => owner.signMessage({ message }))).toBe(404);
    address = newAddress();
    for (let attempts = 0; attempts < 5; attempts++) expect(await attempt(newAccount().address)).toBe(401);
    expect([await attempt(newAccount().address), await attempt(newAccount().address)]).toEqual([429, 429]);

    if (!first) throw new Error('There are two.');
    expect(await first.db.$count(signInAttempts)).toBeGreaterThan(5);
    await cleanUpAttempts(first.db);
    expect(await first.db.$count(signInAttempts)).toBeGreaterThan(5);
    await first.db.update(signInAttempts).set({ expire: Date.now() - 1 });
    await cleanUpAttempts(first.db);
    expect(await first.db.$count(signInAttempts)).toBe(0);
  });
});
