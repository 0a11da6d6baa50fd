import { type RouteName, routes } from '@upline/api';
import { messages } from '@upline/domain';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sessions } from '../src/accounts/auth/schema.ts';
import { members } from '../src/accounts/members/schema.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { notifications } from '../src/platform/notify/schema.ts';
import { later } from './support/later.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { createTestServer, type TestServer } from './support/testServer.ts';
import { baseUrl, join, newAccount, signMessage, type Visitor, visit } from './support/visitor.ts';

let db: Db;
let chain: TestChain;
let server: TestServer;

beforeAll(async () => {
  db = await testDb();
  chain = await startTestChain();
  server = createTestServer({ db, chain });
});

afterAll(() => chain.chain.stop());

/** All rows that a refused call could have written. */
async function written(): Promise<string> {
  const kept = [await db.select().from(members), await db.$count(sessions), await db.$count(notifications)];
  // JSON has no bigint, the type of block numbers.
  return JSON.stringify(kept, (_, value) => (typeof value === 'bigint' ? String(value) : value));
}

interface Sent {
  visitor: Visitor;
  body?: unknown;
  path?: Record<string, string>;
  headers?: Record<string, string>;
}

/** Sends a call without the typed client and its validation. */
async function send(name: RouteName, { visitor, body, path = {}, headers = {} }: Sent) {
  const { method, path: pattern } = routes[name];
  const url = baseUrl + pattern.replace(/\{(\w+)\}/g, (_, key: string) => path[key] ?? '');
  const reply = await visitor.browser(url, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(visitor.token && { authorization: `Bearer ${visitor.token}` }),
      ...headers,
    },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: reply.status, body: await reply.json() };
}

function resultFailure(message: string, path?: string) {
  return {
    result: 'Failed',
    data: null,
    message: expect.any(String),
    ...said,
    errors: [fault(message, path)],
  };
}

function successFailure(message: string, path?: string) {
  return { success: false, data: null, message: expect.any(String), ...said, errors: [fault(message, path)] };
}

/** The ID of the message, which each reply carries beside the text. */
const said = { key: expect.stringMatching(/^server\./) };

function fault(msg: string, path?: string) {
  return { msg, key: expect.stringMatching(/^server\./), ...(path !== undefined && { path }) };
}

/** Expects a refusal, and that the call wrote no rows. */
async function expectRefusal(name: RouteName, sent: Sent, status: number, body: object): Promise<void> {
  const before = await written();
  expect(await send(name, sent)).toEqual({ status, body });
  expect(await written()).toBe(before);
}

test('rejects a registration with a wrong signature', async () => {
  const visitor = visit(server);
  await signMessage(visitor);
  const signature = await newAccount().signMessage({ message: 'another message' });
  const body = { walletId: visitor.account.address, signature };
  await expectRefusal('register', { visitor, body }, 401, resultFailure(messages['server.wrongSignature']));
});

test('rejects a registration without a signature, and accepts a later signature of its message', async () => {
  const visitor = visit(server);
  const signature = await signMessage(visitor);
  const walletId = visitor.account.address;
  const refused = resultFailure(messages['server.signatureRequired']);
  await expectRefusal('register', { visitor, body: { walletId } }, 401, refused);
  expect((await send('register', { visitor, body: { walletId, signature } })).status).toBe(200);
});

test('rejects a registration with a spent message', async () => {
  const visitor = visit(server);
  const body = {
    walletId: visitor.account.address,
    signature: await signMessage(visitor),
    uplineId: 'nobody',
  };
  await send('register', { visitor, body });
  const again = { walletId: body.walletId, signature: body.signature };
  await expectRefusal(
    'register',
    { visitor, body: again },
    401,
    resultFailure(messages['server.nonceSpent']),
  );
});

test('rejects an unknown upline, named by ID, link or address', async () => {
  for (const uplineId of ['0000-0000', '@/0000-0000', newAccount().address, 'nobody at all']) {
    const visitor = visit(server);
    const body = { walletId: visitor.account.address, signature: await signMessage(visitor), uplineId };
    await expectRefusal('register', { visitor, body }, 422, resultFailure(messages['server.unknownUpline']));
  }
});

test('rejects a wallet as its own upline', async () => {
  const visitor = visit(server);
  const walletId = visitor.account.address;
  const body = { walletId, signature: await signMessage(visitor), uplineId: walletId.toLowerCase() };
  await expectRefusal('register', { visitor, body }, 422, resultFailure(messages['server.ownUpline']));
});

test('registers a wallet once, even with concurrent attempts', async () => {
  const { account } = await join(server);
  const visitor = visit(server, account);
  const body = { walletId: account.address, signature: await signMessage(visitor) };
  const refused = resultFailure(messages['server.alreadyRegistered']);
  await expectRefusal('register', { visitor, body }, 409, refused);

  const newcomer = newAccount();
  const attempts = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const visitor = visit(server, newcomer);
      const signature = await signMessage(visitor);
      return send('register', { visitor, body: { walletId: newcomer.address, signature } });
    }),
  );
  expect(attempts.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
});

test('rejects an unknown position with the message of the catalogue', async () => {
  const visitor = await join(server);
  const refused = successFailure(messages['server.unknownPosition'], 'position');
  for (const position of ['0', '10', '1.5', 'one']) {
    await expectRefusal('poolConfig', { visitor, path: { position } }, 400, refused);
    const path = { position, wallet: visitor.account.address };
    await expectRefusal('referrer', { visitor, path }, 400, refused);
  }
});

test('rejects a malformed body in the call’s own envelope', async () => {
  const visitor = await join(server);
  const refused = resultFailure(messages['server.wrongJson'], 'body');
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  for (const body of ['{', 'walletId=1', `${deep}]`]) {
    await expectRefusal('login', { visitor, body }, 400, refused);
  }
  const noObject = resultFailure(messages['server.input.object'], 'body');
  for (const body of [deep, '7', 'null']) await expectRefusal('login', { visitor, body }, 400, noObject);
  expect(await send('login', { visitor, body: `{"walletId":${deep}}` })).toMatchObject({ status: 400 });
  const inOther = successFailure(messages['server.wrongJson'], 'body');
  await expectRefusal('update', { visitor, body: '{' }, 400, inOther);
  const nul = { visitor, body: { version: 'a\0b' } };
  await expectRefusal('acceptTerms', nul, 400, successFailure(messages['server.input.nul'], 'version'));
  expect(await send('login', { visitor, body: { walletId: 7, signature: 'x' } })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'walletId' }, { path: 'signature' }] },
  });
});

test('rejects a body above the maximum size before reading it', async () => {
  const visitor = await join(server);
  const refused = successFailure(messages['server.tooLarge']);
  await expectRefusal('update', { visitor, body: { name: 'n'.repeat(70_000) } }, 413, refused);
});

test('rejects a photo that the member did not upload, and keeps the name unchanged', async () => {
  const visitor = await join(server);
  const body = { name: 'Ana', photo: '/files/someone-elses.png' };
  await expectRefusal('update', { visitor, body }, 422, successFailure(messages['server.foreignPhoto']));
});

test('rejects a call from a foreign origin', async () => {
  const visitor = await join(server);
  const headers = { origin: 'https://evil.example' };
  const refused = resultFailure(messages['server.foreignOrigin']);
  const body = { walletId: visitor.account.address, signature: '0x00' };
  await expectRefusal('login', { visitor, body, headers }, 403, refused);
  expect(
    (await send('update', { visitor, body: {}, headers: { origin: 'http://localhost:5173' } })).status,
  ).toBe(200);
});

test('answers 401 without a session before it validates the input', async () => {
  const visitor = visit(server);
  for (const token of [null, 'x', '0'.repeat(64)]) {
    visitor.token = token;
    const refused = successFailure(messages['server.signInAgain']);
    await expectRefusal('update', { visitor, body: '{' }, 401, refused);
    await expectRefusal('userPoolDetails', { visitor, path: { wallet: 'x' } }, 401, refused);
  }
});

test('answers an unknown path with 404, below /api in an envelope', async () => {
  for (const path of ['/api/nothing', '/api/users/login/more', `${routes.sessions.path}/`, '/api']) {
    const reply = await server.fetch(new Request(baseUrl + path));
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({
      success: false,
      data: null,
      message: messages['server.notFound'],
    });
  }
  const elsewhere = await server.fetch(new Request(`${baseUrl}/elsewhere`, { method: 'POST' }));
  expect([elsewhere.status, await elsewhere.text()]).toEqual([404, '']);
});

test('limits attempts that need the chain per address, and still accepts a valid key', async () => {
  const address = () => '10.0.0.1';
  const rateLimit = 40;
  const strict = createTestServer({ db, chain, config: { rateLimit }, address });
  // Without a message of this browser, the server does not ask the chain.
  const junk = { walletId: newAccount().address, signature: '0x1234' };
  for (let sent = 0; sent <= rateLimit / 4; sent += 1) {
    expect((await send('login', { visitor: visit(strict), body: junk })).status).toBe(401);
  }
  later(61_000);
  const attempt = async () => {
    const visitor = visit(strict);
    await signMessage(visitor);
    return send('login', { visitor, body: junk });
  };
  for (let sent = 0; sent < rateLimit / 4; sent += 1) expect((await attempt()).status).toBe(401);
  const visitor = visit(strict);
  const signature = await signMessage(visitor);
  const refused = await send('login', { visitor, body: junk });
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({
    key: 'server.tooManyUntil',
    errors: [
      {
        msg: expect.stringMatching(/^Too many requests\. Seconds to wait: \d+\.$/),
        values: { seconds: expect.any(String) },
      },
    ],
  });
  // The refused attempt spent no message, and the newcomer's own key is still accepted.
  const body = { walletId: visitor.account.address, signature };
  expect((await send('register', { visitor, body })).status).toBe(200);
  vi.useRealTimers();
});

test('limits failed sign-ins per wallet across addresses, and still accepts the owner', async () => {
  let calls = 0;
  const address = () => `10.0.1.${calls}`;
  const strict = createTestServer({ db, chain, config: { rateLimit: 8 }, address });
  const { account } = await join(strict);
  const attempt = async (sign: (message: string) => Promise<string>) => {
    calls += 1;
    const visitor = visit(strict);
    const { data: message } = await visitor.client.call('signinMessage', {});
    const body = { walletId: account.address, signature: await sign(message) };
    return (await send('login', { visitor, body })).status;
  };
  const falsely = async () => '0x00';
  expect([await attempt(falsely), await attempt(falsely), await attempt(falsely)]).toEqual([401, 401, 429]);
  expect(await attempt((message) => account.signMessage({ message }))).toBe(200);
});

test('answers 429 with the waiting time to an address above its limit', async () => {
  const strict = createTestServer({ db, chain, config: { rateLimit: 2 } });
  const ask = () => strict.fetch(new Request(baseUrl + routes.signinMessage.path));
  expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(200);
  const reply = await ask();
  expect(reply.status).toBe(429);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  const wait = reply.headers.get('retry-after');
  expect(await reply.json()).toEqual({
    success: false,
    data: null,
    message: messages['server.tooMany'],
    ...said,
    values: { seconds: wait },
    errors: [{ ...fault(`Too many requests. Seconds to wait: ${wait}.`), values: { seconds: wait } }],
  });
  expect((await strict.fetch(new Request(`${baseUrl}/health/live`))).status).toBe(200);
});
