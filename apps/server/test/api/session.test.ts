import assert from 'node:assert/strict';
import { test } from 'vitest';
import {
  baseUrl,
  join,
  type Registered,
  signIn,
  signMessage,
  type Visitor,
  visit,
} from '../support/visitor.ts';
import { serveApi } from './support/serveApi.ts';

const api = serveApi();

const listed = ({ ask }: Visitor) => ask('sessions', {});

const isSignedOut = ({ refused }: Visitor) => refused('sessions', {}, 401, 'server.signInAgain');

/** Signs the same member in with another browser. */
async function elsewhere({ account }: Registered): Promise<Visitor> {
  const visitor = visit(api, account);
  await signIn(visitor);
  return visitor;
}

test('a member lists their sessions, last used first, with the current one marked', async () => {
  const first = await join(api);
  const second = await elsewhere(first);
  await elsewhere(await join(api));
  const all = await listed(second);
  const [newer, older] = all;
  assert.deepEqual(
    all.map(({ isCurrent }) => isCurrent),
    [true, false],
  );
  assert.deepEqual(
    (await listed(first)).map(({ id, isCurrent }) => [id, isCurrent]),
    [
      [newer?.id, false],
      [older?.id, true],
    ],
  );
  for (const { createdAt, lastUsedAt, expiresAt } of all) {
    assert.equal(lastUsedAt, createdAt);
    assert.equal(Date.parse(expiresAt) - Date.parse(createdAt), 7 * 24 * 60 * 60_000);
  }
  for (const { token } of [first, second]) {
    assert.ok(token && !JSON.stringify(all).includes(token), 'A token is told.');
  }
});

test('a session has the name of its browser, at most two hundred characters', async () => {
  const member = await join(api);
  for (const userAgent of ['Firefox on a phone', 'W'.repeat(300)]) {
    const visitor = visit(api, member.account);
    const body = { walletId: member.account.address, signature: await signMessage(visitor) };
    const headers = { 'content-type': 'application/json', 'user-agent': userAgent };
    const sent = { method: 'POST', credentials: 'include', headers, body: JSON.stringify(body) } as const;
    assert.equal((await visitor.browser(`${baseUrl}/api/users/login`, sent)).status, 200);
  }
  const [long, short] = await listed(member);
  assert.deepEqual([long?.userAgent, short?.userAgent], ['W'.repeat(200), 'Firefox on a phone']);
});

test('ending a session from another browser takes effect at once and ends no other', async () => {
  const first = await join(api);
  const [second, third] = [await elsewhere(first), await elsewhere(first)];
  const id = (await listed(second)).find(({ isCurrent }) => isCurrent)?.id ?? '';
  await first.ask('endSession', { id });
  await isSignedOut(second);
  assert.equal((await listed(third)).length, 2);
  await first.refused('endSession', { id }, 404, 'server.unknownSession');
});

test('signing out everywhere ends every session of the member, and nobody else’s', async () => {
  const first = await join(api);
  const [second, other] = [await elsewhere(first), await join(api)];
  await first.ask('endSessions', {});
  await isSignedOut(first);
  await isSignedOut(second);
  assert.equal((await listed(other)).length, 1);
  await signIn(second);
  assert.equal((await listed(second)).length, 1);
});
