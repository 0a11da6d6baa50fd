import { ApiError, routes } from '@upline/api';
import { messages } from '@upline/domain';
import { parseSignature, serializeCompactSignature, signatureToCompactSignature } from 'viem';
import { parseSiweMessage } from 'viem/siwe';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { sessions, signinMessages } from '../src/accounts/auth/schema.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { later } from './support/later.ts';
import { startRpcProxy } from './support/rpcProxy.ts';
import { smartWallet } from './support/smartWallet.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { createTestServer, site, type TestServer } from './support/testServer.ts';
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
afterEach(() => vi.useRealTimers());

const minutes = 60_000;
const days = 24 * 60 * minutes;

function login(visitor: Visitor, signature: `0x${string}`, walletId = visitor.account.address) {
  return visitor.client.call('login', { body: { walletId, signature } });
}

async function refusal(call: Promise<unknown>): Promise<[number, string | null]> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('The call was not refused.', { cause: error });
  return [error.status, error.reason];
}

const spent = [401, messages['server.nonceSpent']];
const wrong = [401, messages['server.wrongSignature']];

test('opens a session for a plain account that signs a message for any wallet', async () => {
  const { account } = await join(server);
  const visitor = visit(server, account);
  const { data } = await login(visitor, await signMessage(visitor));
  expect(data.userDetails).toMatchObject({ walletId: account.address, followers: 0, following: 0 });
  visitor.token = data.userDetails.token;
  await visitor.client.call('profile', { params: { userId: account.address } });
});

test('accepts a compact signature', async () => {
  const { account } = await join(server);
  const visitor = visit(server, account);
  const compact = signatureToCompactSignature(parseSignature(await signMessage(visitor)));
  const { data } = await login(visitor, serializeCompactSignature(compact));
  expect(data.userDetails).toMatchObject({ walletId: account.address });
});

test('rejects a signature that was used before', async () => {
  const { account } = await join(server);
  const visitor = visit(server, account);
  const signature = await signMessage(visitor);
  await login(visitor, signature);
  expect(await refusal(login(visitor, signature))).toEqual(spent);
});

test('issues an EIP-4361 message for one wallet and site, and rejects another wallet’s signature', async () => {
  const { account } = await join(server);
  const visitor = visit(server, account);
  const ask = () => visitor.client.call('signinMessage', { query: { walletId: account.address } });
  const { data } = await ask();
  expect(parseSiweMessage(data)).toMatchObject({
    address: account.address,
    chainId: 137,
    domain: new URL(site).host,
    uri: site,
  });
  await login(visitor, await account.signMessage({ message: data }));

  const other = await join(server);
  const { data: second } = await ask();
  const signature = await other.account.signMessage({ message: second });
  expect(await refusal(login(visitor, signature, other.account.address))).toEqual(spent);
});

test('names only allowed sites in a message', async () => {
  const ask = async (headers: Record<string, string>) => {
    const reply = await server.newBrowser()(baseUrl + routes.signinMessage.path, { headers });
    return String((await reply.json()).data).split('\n')[0];
  };
  expect(await ask({ origin: 'http://127.0.0.1:5173' })).toContain('127.0.0.1:5173 wants');
  expect(await ask({ referer: 'http://127.0.0.1:5173/login' })).toContain('127.0.0.1:5173 wants');
  expect(await ask({ referer: 'http://evil.example/login' })).toContain('localhost:5173 wants');
});

test('rejects a signature of another key, and spends the message', async () => {
  const { account } = await join(server);
  const visitor = visit(server, account);
  const { data: message } = await visitor.client.call('signinMessage', {});
  expect(await refusal(login(visitor, await newAccount().signMessage({ message })))).toEqual(wrong);
  expect(await refusal(login(visitor, await account.signMessage({ message })))).toEqual(spent);
});

test('rejects a signature of another wallet than the named one', async () => {
  const [named, signer] = [await join(server), await join(server)];
  const visitor = visit(server, signer.account);
  expect(await refusal(login(visitor, await signMessage(visitor), named.account.address))).toEqual(wrong);
});

test('rejects a stolen signature in another browser, with or without its own cookie', async () => {
  const { account } = await join(server);
  const [victim, thief] = [visit(server, account), visit(server, account)];
  const signature = await signMessage(victim);
  expect(await refusal(login(thief, signature))).toEqual([401, messages['server.signinCookieMissing']]);
  await thief.client.call('signinMessage', {});
  expect(await refusal(login(thief, signature))).toEqual(wrong);
  await login(victim, signature);
});

test('accepts one of twenty concurrent sign-ins with the same message', async () => {
  const { account } = await join(server);
  const visitor = visit(server, account);
  const signature = await signMessage(visitor);
  const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => login(visitor, signature)));
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('expires a message after five minutes', async () => {
  const { account } = await join(server);
  const visitor = visit(server, account);
  const signature = await signMessage(visitor);
  later(5 * minutes + 1);
  expect(await refusal(login(visitor, signature))).toEqual(spent);
});

test('keeps five open messages per browser, and drops the oldest at the sixth', async () => {
  const { account } = await join(server);
  const first = visit(server, account);
  const signature = await signMessage(first);
  for (let more = 0; more < 4; more++) await first.client.call('signinMessage', {});
  await login(first, signature);

  const others = await db.$count(signinMessages);
  const second = visit(server, account);
  const tooOld = await signMessage(second);
  for (let more = 0; more < 5; more++) await second.client.call('signinMessage', {});
  expect(await db.$count(signinMessages)).toBe(others + 5);
  expect(await refusal(login(second, tooOld))).toEqual(wrong);
  expect(await db.$count(signinMessages)).toBe(others);
});

test('signs in smart wallets before (ERC-6492) and after (ERC-1271) their deployment', async () => {
  const owner = newAccount();
  const wallet = smartWallet(owner.address);
  const visitor = visit(server, owner);
  const walletId = wallet.address;
  const sign = async () => signMessage(visitor);

  const strange = wallet.undeployed(await newAccount().signMessage({ message: 'another message' }));
  await sign();
  expect(await refusal(login(visitor, strange, walletId))).toEqual(wrong);
  const signature = wallet.undeployed(await sign());
  await visitor.client.call('register', { body: { walletId, signature } });

  await wallet.deploy(chain);
  await login(visitor, await sign(), walletId);
  await sign();
  const forged = await owner.signMessage({ message: 'another message' });
  expect(await refusal(login(visitor, forged, walletId))).toEqual(wrong);
});

test('without the chain, signs in plain accounts and answers 503 to signatures that need it', async () => {
  const cut = createTestServer({
    db,
    chain: { deployment: chain.deployment, rpcUrl: 'http://127.0.0.1:9' },
  });
  const visitor = await join(cut);
  await login(visitor, await signMessage(visitor));
  await visitor.client.call('signinMessage', {});
  const stranger = await newAccount().signMessage({ message: 'another message' });
  const down = [503, messages['server.chainDown']];
  expect(await refusal(login(visitor, stranger))).toEqual(down);

  const wallet = smartWallet(visitor.account.address);
  const signature = wallet.undeployed(await signMessage(visitor));
  expect(await refusal(login(visitor, signature, wallet.address))).toEqual(down);
});

test('answers 503 while the node cannot check a smart wallet’s signature, and accepts it later', async () => {
  const owner = newAccount();
  const wallet = smartWallet(owner.address);
  await wallet.deploy(chain);
  const proxy = await startRpcProxy(chain.rpcUrl, (_method, result) => result);
  const fronted = createTestServer({ db, chain: { ...chain, rpcUrl: proxy.rpcUrl } });
  const visitor = visit(fronted, owner);
  const walletId = wallet.address;
  const signature = await signMessage(visitor);
  await visitor.client.call('register', { body: { walletId, signature } });

  const again = await signMessage(visitor);
  const forged = await newAccount().signMessage({ message: 'another message' });
  proxy.refuse = ({ method }) => (method === 'eth_call' ? 'request limit reached' : null);
  const down = [503, messages['server.chainDown']];
  expect(await refusal(login(visitor, again, walletId))).toEqual(down);
  expect(await refusal(login(visitor, forged, walletId))).toEqual(down);
  proxy.refuse = () => null;
  proxy.rewrite = (method, result) => (method === 'eth_call' ? null : result);
  const reply = await visitor.browser(
    new Request(baseUrl + routes.login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ walletId, signature: again }),
    }),
  );
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '10']);
  proxy.rewrite = (_method, result) => result;
  await login(visitor, again, walletId);
  expect(await refusal(login(visitor, again, walletId))).toEqual(spent);
  proxy.close();
});

test('reveals only after a signature that a wallet is not registered', async () => {
  const visitor = visit(server);
  const signature = await signMessage(visitor);
  expect(await refusal(login(visitor, signature))).toEqual([404, messages['server.notRegistered']]);
  expect(await refusal(login(visitor, signature))).toEqual(spent);
});

test('extends a session by seven days per use, up to thirty days', async () => {
  const visitor = await join(server);
  const read = () => visitor.client.call('profile', { params: { userId: visitor.member.id } });
  for (let weeks = 0; weeks < 4; weeks++) {
    later(6 * days);
    await read();
  }
  later(6 * days + minutes);
  expect(await refusal(read())).toEqual([401, messages['server.signInAgain']]);
  later(-30 * days);

  const idle = await join(server);
  later(7 * days + minutes);
  const call = idle.client.call('profile', { params: { userId: idle.member.id } });
  expect((await refusal(call))[0]).toBe(401);
});

test('ends only the current session at sign-out', async () => {
  const visitor = await join(server);
  const elsewhere = visit(server, visitor.account);
  elsewhere.token = (await login(elsewhere, await signMessage(elsewhere))).data.userDetails.token;
  await visitor.client.call('logout', {});
  const params = { userId: visitor.member.id };
  expect((await refusal(visitor.client.call('profile', { params })))[0]).toBe(401);
  await elsewhere.client.call('profile', { params });
});

test('stores neither tokens nor cookies', async () => {
  const visitor = await join(server);
  await visitor.client.call('signinMessage', {});
  const stored = JSON.stringify([await db.select().from(sessions), await db.select().from(signinMessages)]);
  expect(visitor.token).toMatch(/^[0-9a-f]{64}$/);
  expect(stored).not.toContain(visitor.token);
});

test('limits the cookie to sign-in and hides it from scripts; over https it is Secure', async () => {
  const cookieOf = async (asked: TestServer, headers = {}) => {
    const reply = await asked.fetch(new Request(baseUrl + routes.signinMessage.path, { headers }));
    expect(reply.headers.get('cache-control')).toBe('no-store');
    return reply.headers.getSetCookie()[0];
  };
  const plain = await cookieOf(server);
  expect(plain).toMatch(/^signin=[0-9a-f]{64}; Path=\/api\/users; HttpOnly; SameSite=Lax$/);
  const secure = createTestServer({ db, chain, config: { origins: ['https://upline.example'] } });
  expect(await cookieOf(secure)).toMatch(/; Secure/);
});
