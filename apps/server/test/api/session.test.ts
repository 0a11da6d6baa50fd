import assert from 'node:assert/strict';
import { messages } from '@upline/domain';
import { test } from 'vitest';
import { serveApi } from './support/serveApi.ts';
import {
  assertRefused,
  join,
  type Registered,
  signIn,
  signMessage,
  type Visitor,
  visit,
} from './support/visitor.ts';

const api = serveApi();

const signedOut = { status: 401, reason: messages['server.signInAgain'] };

async function listed({ client }: Visitor) {
  return (await client.call('sessions', {})).data;
}

async function assertSignedOut({ client }: Visitor): Promise<void> {
  await assertRefused('sessions', client.call('sessions', {}), signedOut);
}

/** Signs the same member in with another browser. */
async function elsewhere({ signer }: Registered): Promise<Visitor> {
  const visitor = await visit(api, signer);
  await signIn(visitor);
  return visitor;
}

test('a member lists their sessions, last used first, with the current one marked', async () => {
  const first = await join(api);
  const second = await elsewhere(first);
  await elsewhere(await join(api));
  const [newer, older, ...more] = await listed(second);
  assert.ok(newer && older);
  assert.deepEqual(more, []);
  assert.deepEqual([newer.isCurrent, older.isCurrent], [true, false]);
  assert.deepEqual(
    (await listed(first)).map(({ id, isCurrent }) => [id, isCurrent]),
    [
      [newer.id, false],
      [older.id, true],
    ],
  );
  const day = 24 * 60 * 60_000;
  for (const { createdAt, lastUsedAt, expiresAt } of [newer, older]) {
    assert.equal(lastUsedAt, createdAt);
    assert.equal(Date.parse(expiresAt) - Date.parse(createdAt), 7 * day);
  }
  for (const { token } of [first, second]) {
    assert.ok(token && !JSON.stringify([newer, older]).includes(token), 'A token is told.');
  }
});

test('a session has the name of its browser, at most two hundred characters', async () => {
  const member = await join(api);
  const login = async (userAgent: string) => {
    const visitor = await visit(api, member.signer);
    const body = { walletId: member.signer.address, signature: await signMessage(visitor) };
    const headers = { 'content-type': 'application/json', 'user-agent': userAgent };
    const url = `${api.baseUrl}/api/users/login`;
    const sent = { method: 'POST', credentials: 'include', headers, body: JSON.stringify(body) } as const;
    assert.equal((await visitor.fetch(url, sent)).status, 200);
  };
  await login('Firefox on a phone');
  await login('W'.repeat(300));
  const [long, short] = await listed(member);
  assert.deepEqual([long?.userAgent, short?.userAgent], ['W'.repeat(200), 'Firefox on a phone']);
});

test('ending a session from another browser takes effect at once and ends no other', async () => {
  const first = await join(api);
  const second = await elsewhere(first);
  const third = await elsewhere(first);
  const own = (await listed(second)).find(({ isCurrent }) => isCurrent);
  assert.ok(own);
  await first.client.call('endSession', { params: { id: own.id } });
  await assertSignedOut(second);
  assert.equal((await listed(third)).length, 2);
  const again = first.client.call('endSession', { params: { id: own.id } });
  const unknown = { status: 404, reason: messages['server.unknownSession'] };
  await assertRefused('endSession', again, unknown);
});

test('a member can end the current session', async () => {
  const member = await join(api);
  const [own] = await listed(member);
  assert.ok(own);
  await member.client.call('endSession', { params: { id: own.id } });
  await assertSignedOut(member);
});

test('signing out everywhere ends every session of the member, and nobody else’s', async () => {
  const first = await join(api);
  const second = await elsewhere(first);
  const other = await join(api);
  await first.client.call('endSessions', {});
  await assertSignedOut(first);
  await assertSignedOut(second);
  assert.equal((await listed(other)).length, 1);
  await signIn(second);
  assert.equal((await listed(second)).length, 1);
});
