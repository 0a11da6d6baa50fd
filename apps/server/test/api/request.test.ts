import assert from 'node:assert/strict';
import { ledgerBlockHeader, routes } from '@upline/api';
import { contract } from '@upline/api/contract';
import { type MessageId, messages } from '@upline/domain';
import { getAddress } from 'viem';
import { test } from 'vitest';
import * as z from 'zod';
import { baseUrl, join, newAccount, type Registered, visit } from '../support/visitor.ts';
import { serveApi } from './support/serveApi.ts';

const api = serveApi();

function bearer({ token }: Registered) {
  return { authorization: `Bearer ${token}` };
}

/** Asserts that an unknown path is refused in the default envelope. */
async function assertNothing(reply: Response, status: number, id: MessageId): Promise<void> {
  assert.equal(reply.status, status, reply.url);
  const message = messages[id];
  assert.deepEqual(await reply.json(), {
    success: false,
    data: null,
    message,
    key: id,
    errors: [{ msg: message, key: id }],
  });
}

async function statusAndError(member: Registered, path: string, sent: RequestInit) {
  const headers = { ...bearer(member), ...sent.headers };
  const reply = await member.browser(baseUrl + path, { ...sent, headers });
  const { errors } = contract.update.failure.parse(await reply.json());
  const [{ msg, path: field } = {}] = errors ?? [];
  return [reply.status, { msg, ...(field && { path: field }) }];
}

test('refuses an unknown method of a path and lists the allowed ones', async () => {
  const { browser } = visit(api);
  const cases = [
    ['GET', routes.login.path, 'POST, OPTIONS'],
    ['POST', routes.sessions.path, 'GET, DELETE, HEAD, OPTIONS'],
    ['DELETE', '/api/users/profile/x', 'GET, HEAD, OPTIONS'],
  ] as const;
  for (const [method, path, allowed] of cases) {
    const reply = await browser(baseUrl + path, { method });
    assert.equal(reply.headers.get('allow'), allowed);
    await assertNothing(reply, 405, 'server.wrongMethod');
  }
});

test('replies to HEAD like to GET, without a body', async () => {
  const member = await join(api);
  const head = (headers: Record<string, string>) =>
    member.browser(baseUrl + routes.sessions.path, { method: 'HEAD', headers });
  const reply = await head(bearer(member));
  assert.deepEqual([reply.status, await reply.text()], [200, '']);
  assert.equal((await head({})).status, 401);
});

test('a 401 has a challenge that also tells if the bearer was invalid', async () => {
  const { browser } = visit(api);
  const asked = async (headers: Record<string, string>) =>
    (await browser(baseUrl + routes.sessions.path, { headers })).headers.get('www-authenticate');
  assert.equal(await asked({}), 'Bearer realm="Upline"');
  assert.equal(await asked({ authorization: 'Bearer x' }), 'Bearer realm="Upline", error="invalid_token"');
});

test('reads a body only if its content type is JSON', async () => {
  const member = await join(api);
  const update = (type: string) =>
    statusAndError(member, routes.update.path, {
      method: 'PUT',
      headers: { 'content-type': type },
      body: '{"name":7}',
    });
  const others = ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'application/jsonp'];
  for (const type of others) {
    const error = { msg: messages['server.notJson'], path: 'Content-Type' };
    assert.deepEqual(await update(type), [415, error], type);
  }
  const wrong = [400, { msg: messages['server.input.text'], path: 'name' }];
  for (const type of ['application/json', 'application/json; charset=utf-8', 'Application/JSON']) {
    assert.deepEqual(await update(type), wrong, type);
  }
});

test('numbers are decimal digits only', async () => {
  const member = await join(api);
  for (const number of ['0x10', '0b11', '1e1', '%201%20', '+1', '1.0', '-1', '']) {
    for (const field of ['page', 'limit']) {
      const path = `${routes.tickets.path}?${field}=${number}`;
      const [status, error] = await statusAndError(member, path, {});
      assert.deepEqual([status, error], [400, { msg: messages['server.input.number'], path: field }], path);
    }
  }
  for (const position of ['0x1', '1e0', '%201', '1.0']) {
    const path = routes.poolConfig.path.replace('{position}', position);
    const error = { msg: messages['server.unknownPosition'], path: 'position' };
    assert.deepEqual(await statusAndError(member, path, {}), [400, error], path);
  }
});

test('each 400 names the invalid field in plain words', async () => {
  const { refused, account } = await join(api);
  const counted = (id: 'longest' | 'smallest' | 'largest', count: number) =>
    messages[`server.input.${id}`].replace('{count}', String(count));
  const wallet = account.address;
  const lists = [
    ['tickets', {}],
    ['referrals', { wallet }],
    ['ledger', { wallet }],
    ['globalPoolUsers', { wallet, position: 3 }],
  ] as const;
  for (const [name, input] of lists) {
    for (const [query, reason] of [
      [{ page: 0 }, counted('smallest', 1)],
      [{ page: -1 }, 'server.input.number'],
      [{ page: 1.5 }, 'server.input.number'],
      [{ page: Number.NaN }, 'server.input.number'],
      [{ limit: 0 }, counted('smallest', 1)],
      [{ limit: 101 }, counted('largest', 100)],
    ] as const) {
      const [path] = Object.keys(query);
      await refused(name, { ...input, ...query }, 400, reason, path);
    }
  }
  await refused('update', { name: 'n'.repeat(51) }, 400, counted('longest', 50), 'name');
  await refused('createTicket', { subject: 'A question' }, 400, 'server.input.missing', 'message');
  await refused('createTicket', { subject: ' ', message: 'How?' }, 400, 'server.input.blank', 'subject');
});

test('replies have checksummed wallets, whatever the case of the input', async () => {
  const account = newAccount();
  const walletId = account.address.toLowerCase() as `0x${string}`;
  const { ask } = visit(api, account);
  const signature = await account.signMessage({ message: await ask('signinMessage', { walletId }) });
  assert.equal((await ask('register', { walletId, signature })).walletId, getAddress(walletId));
});

test('a message to sign names the requesting site and the meaning of signing', async () => {
  const { ask, account } = visit(api);
  for (const query of [{}, { walletId: account.address }]) {
    const data = await ask('signinMessage', query);
    const [, domain, site] = /^(\S+) wants you to sign in with [\s\S]*\nURI: (\S+)\n/.exec(data) ?? [];
    assert.ok(site && domain === new URL(site).host, data);
    assert.ok(data.includes('Sign in to Upline. Signing costs nothing and moves no money.'), data);
  }
});

test('a public call ignores an ended session', async () => {
  const visitor = visit(api);
  visitor.token = 'nonsense';
  await visitor.ask('signinMessage', {});
  assert.equal(visitor.sessionsEnded, 0);
});

test('rejects a NUL in path, query and body, and names its field', async () => {
  const { refused, account } = await join(api);
  const walletId = account.address;
  for (const [name, input, path] of [
    ['sponsor', { upline: 'a\0b' }, 'upline'],
    ['referrals', { wallet: walletId, search: '0x\0' }, 'search'],
    ['register', { walletId, signature: '0x00', uplineId: 'a\0b' }, 'uplineId'],
  ] as const) {
    await refused(name, input, 400, 'server.input.nul', path);
  }
});

test('every reply names the block that the ledger has reached', async () => {
  const { browser } = visit(api);
  for (const path of [routes.signinMessage.path, '/api/users/profile/nobody']) {
    const reply = await browser(baseUrl + path);
    z.string().regex(/^\d+$/).parse(reply.headers.get(ledgerBlockHeader));
  }
});

const report = { kind: 'error', message: 'It broke.', page: '/dashboard', build: 'abc123' } as const;

test('accepts an error report from anybody, and none that is too long, of an unknown kind or without a build', async () => {
  const { ask, refused } = visit(api);
  assert.equal(await ask('reportClientError', { ...report, stack: 'at a (b.js:1:2)' }), null);
  for (const part of [
    { message: '' },
    { message: 'm'.repeat(501) },
    { stack: 's'.repeat(4001) },
    { page: `/${'p'.repeat(100)}` },
    { build: 'b'.repeat(65) },
    { build: 'two words' },
    { kind: 'anything' },
  ]) {
    await refused('reportClientError', { ...report, ...part }, 400);
  }
});
