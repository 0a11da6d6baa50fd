import assert from 'node:assert/strict';
import { ledgerBlockHeader, routes } from '@upline/api';
import { contract } from '@upline/api/contract';
import { type MessageId, messages } from '@upline/domain';
import { getAddress } from 'viem';
import { test } from 'vitest';
import * as z from 'zod';
import { serveApi } from './support/serveApi.ts';
import { assertRefused, join, type Registered, visit } from './support/visitor.ts';

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
  const reply = await member.fetch(api.baseUrl + path, { ...sent, headers });
  const { errors } = contract.update.failure.parse(await reply.json());
  const [{ msg, path: field } = {}] = errors ?? [];
  return [reply.status, { msg, ...(field && { path: field }) }];
}

test('refuses an unknown method of a path and lists the allowed ones', async () => {
  const { fetch } = await visit(api);
  const cases = [
    ['GET', routes.login.path, 'POST, OPTIONS'],
    ['POST', routes.sessions.path, 'GET, DELETE, HEAD, OPTIONS'],
    ['DELETE', '/api/users/profile/x', 'GET, HEAD, OPTIONS'],
  ] as const;
  for (const [method, path, allowed] of cases) {
    const reply = await fetch(api.baseUrl + path, { method });
    assert.equal(reply.headers.get('allow'), allowed);
    await assertNothing(reply, 405, 'server.wrongMethod');
  }
});

test('replies to HEAD like to GET, without a body', async () => {
  const member = await join(api);
  const head = (headers: Record<string, string>) =>
    member.fetch(api.baseUrl + routes.sessions.path, { method: 'HEAD', headers });
  const reply = await head(bearer(member));
  assert.deepEqual([reply.status, await reply.text()], [200, '']);
  assert.equal((await head({})).status, 401);
});

test('a 401 has a challenge that also tells if the bearer was invalid', async () => {
  const { fetch } = await visit(api);
  const asked = async (headers: Record<string, string>) =>
    (await fetch(api.baseUrl + routes.sessions.path, { headers })).headers.get('www-authenticate');
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
  const { client } = await join(api);
  const long = client.call('update', { body: { name: 'n'.repeat(51) } });
  const longest = messages['server.input.longest'].replace('{count}', '50');
  await assertRefused('update', long, { status: 400, reason: longest, path: 'name' });
  const page = client.call('tickets', { query: { page: 0 } });
  const smallest = messages['server.input.smallest'].replace('{count}', '1');
  await assertRefused('tickets', page, { status: 400, reason: smallest, path: 'page' });
  const most = messages['server.input.largest'].replace('{count}', '100');
  const limit = client.call('tickets', { query: { limit: 101 } });
  await assertRefused('tickets', limit, { status: 400, reason: most, path: 'limit' });
  const body = { subject: 'A question' } as never;
  const missing = client.call('createTicket', { body });
  const refusal = { status: 400, reason: messages['server.input.missing'], path: 'message' };
  await assertRefused('createTicket', missing, refusal);
  const blank = client.call('createTicket', { body: { subject: ' ', message: 'How?' } });
  const words = { status: 400, reason: messages['server.input.blank'], path: 'subject' };
  await assertRefused('createTicket', blank, words);
});

test('replies have checksummed wallets, whatever the case of the input', async () => {
  const signer = await api.newSigner();
  const address = signer.address.toLowerCase() as `0x${string}`;
  const member = await visit(api, { ...signer, address });
  const { data: message } = await member.client.call('signinMessage', { query: { walletId: address } });
  const signature = await signer.sign(message);
  const { data } = await member.client.call('register', { body: { walletId: address, signature } });
  assert.equal(data.walletId, getAddress(address));
});

test('a message to sign names the requesting site and the meaning of signing', async () => {
  const { client, signer } = await visit(api);
  for (const query of [{}, { walletId: signer.address }]) {
    const { data } = await client.call('signinMessage', { query });
    const [, domain, site] = /^(\S+) wants you to sign in with [\s\S]*\nURI: (\S+)\n/.exec(data) ?? [];
    assert.ok(site && domain === new URL(site).host, data);
    assert.ok(data.includes('Sign in to Upline. Signing costs nothing and moves no money.'), data);
  }
});

test('a public call ignores an ended session', async () => {
  const visitor = await visit(api);
  visitor.token = 'nonsense';
  await visitor.client.call('signinMessage', {});
  assert.equal(visitor.sessionsEnded, 0);
});

test('rejects a NUL in path, query and body, and names its field', async () => {
  const { client, account } = await join(api);
  const refusal = (path: string) => ({ status: 400, reason: messages['server.input.nul'], path });
  await assertRefused('sponsor', client.call('sponsor', { params: { upline: 'a\0b' } }), refusal('upline'));
  const search = { params: { wallet: account.walletId }, query: { search: '0x\0' } };
  await assertRefused('referrals', client.call('referrals', search), refusal('search'));
  const body = { walletId: account.walletId, signature: '0x00', uplineId: 'a\0b' } as const;
  await assertRefused('register', client.call('register', { body }), refusal('uplineId'));
});

test('every reply names the block that the ledger has reached', async () => {
  const { fetch } = await visit(api);
  for (const path of [routes.signinMessage.path, '/api/users/profile/nobody']) {
    const reply = await fetch(api.baseUrl + path);
    z.string().regex(/^\d+$/).parse(reply.headers.get(ledgerBlockHeader));
  }
});

const report = { kind: 'error', message: 'It broke.', page: '/dashboard', build: 'abc123' } as const;

test('accepts an error report from anybody and replies without data', async () => {
  const { client } = await visit(api, await api.newSigner());
  const reply = await client.call('reportClientError', { body: { ...report, stack: 'at a (b.js:1:2)' } });
  assert.equal(reply.data, null);
});

test('rejects a report that is too long, of an unknown kind or without a build', async () => {
  const { fetch } = await visit(api, await api.newSigner());
  const bad = [
    { message: '' },
    { message: 'm'.repeat(501) },
    { stack: 's'.repeat(4001) },
    { page: `/${'p'.repeat(100)}` },
    { build: 'b'.repeat(65) },
    { build: 'two words' },
    { kind: 'anything' },
  ];
  for (const part of bad) {
    const reply = await fetch(`${api.baseUrl}/api/client-errors`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...report, ...part }),
    });
    assert.equal(reply.status, 400, JSON.stringify(part).slice(0, 60));
  }
});
