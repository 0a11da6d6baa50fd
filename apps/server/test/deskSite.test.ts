import { isOfStaff, type RouteName, routes } from '@upline/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '../src/accounts/auth/schema.ts';
import { tokenHash } from '../src/accounts/auth/tokens.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { listenAs } from './support/openStream.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { createTestServer, site as members, type TestServer } from './support/testServer.ts';
import { baseUrl, join, newAccount, visit } from './support/visitor.ts';

const desk = 'http://localhost:5174';
const lead = newAccount();

let db: Db;
let chain: TestChain;
let server: TestServer;

beforeAll(async () => {
  db = await testDb();
  chain = await startTestChain();
  const staffWallets = [lead.address.toLowerCase() as `0x${string}`];
  server = createTestServer({ db, chain, config: { staffWallets, deskOrigins: [desk] } });
  await join(server, undefined, lead);
});

afterAll(() => chain.chain.stop());

/** Signs the lead in at a site. @returns The session's token. */
async function signInAt(origin: string): Promise<string> {
  const { browser } = visit(server);
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { origin, 'content-type': 'application/json' };
    return (await browser(`${baseUrl}/api/users/${path}`, { headers, ...init })).json();
  };
  const { data: message } = await ask('signin-message');
  const body = { walletId: lead.address, signature: await lead.signMessage({ message }) };
  const { data } = await ask('login', { method: 'POST', body: JSON.stringify(body) });
  return data.userDetails.token;
}

async function call(name: RouteName, token: string, headers: Record<string, string>): Promise<number> {
  const { method, path } = routes[name];
  const request = new Request(baseUrl + path.replace(/\{\w+\}/g, '1'), {
    method,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  return (await server.fetch(request)).status;
}

const ofStaff = (Object.keys(routes) as RouteName[]).filter(isOfStaff);

test('answers the staff at their own site, by its origin and by its host', async () => {
  const token = await signInAt(desk);
  const ways: Record<string, string>[] = [{ origin: desk }, { host: new URL(desk).host }];
  for (const headers of ways) {
    expect(await call('deskMe', token, headers)).toBe(200);
    expect(await call('sessions', token, headers)).toBe(200);
  }
});

test.each([
  ['a session of the members’ site', members, { origin: desk }],
  ['the members’ origin', desk, { origin: members }],
  ['the members’ host', desk, { host: new URL(members).host }],
  ['the members’ host and the staff’s origin', desk, { origin: desk, host: new URL(members).host }],
] as const)('answers 404 to staff calls from %s', async (_, site, headers) => {
  const token = await signInAt(site);
  const answers = await Promise.all(ofStaff.map(async (name) => [name, await call(name, token, headers)]));
  expect(answers).toEqual(ofStaff.map((name) => [name, 404]));
});

test('requires a new sign-in if the session names no site', async () => {
  const token = await signInAt(desk);
  await db
    .update(sessions)
    .set({ site: null })
    .where(eq(sessions.token, tokenHash(token)));
  expect(await call('deskMe', token, { origin: desk })).toBe(401);
});

test('publishes tickets of others to staff at the desk, and not at the members’ site', async () => {
  const at = async (origin: string) => {
    const visitor = visit(server, lead);
    visitor.token = await signInAt(origin);
    const stream = await listenAs(visitor);
    await stream.beats(1);
    return stream;
  };
  const [ofMembers, ofDesk] = [await at(members), await at(desk)];
  const body = { subject: 'A question', message: 'How does it work?' };
  const { data } = await (await join(server)).client.call('createTicket', { body });
  await ofDesk.brings(`ticket:${data.id}`);
  await ofMembers.beats(1);
  expect(ofMembers.topics()).toEqual([]);
  await Promise.all([ofMembers.close(), ofDesk.close()]);
});
