import assert from 'node:assert/strict';
import { messages } from '@upline/domain';
import type { Backend, Scenario } from './backend.ts';
import { assertRefused, join, type Registered, signIn, signMessage, type Visitor, visit } from './visitor.ts';

const signedOut = { status: 401, reason: messages['server.signInAgain'] };

async function listed({ client }: Visitor) {
  return (await client.call('sessions', {})).data;
}

async function assertSignedOut({ client }: Visitor): Promise<void> {
  await assertRefused('sessions', client.call('sessions', {}), signedOut);
}

/** Signs the same member in with another browser. */
async function elsewhere(backend: Backend, { signer }: Registered): Promise<Visitor> {
  const visitor = await visit(backend, signer);
  await signIn(visitor);
  return visitor;
}

export const sessionScenarios: readonly Scenario[] = [
  {
    name: 'a member lists their sessions, last used first, with the current one marked',
    async run(backend) {
      const first = await join(backend);
      const second = await elsewhere(backend, first);
      await elsewhere(backend, await join(backend));
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
    },
  },
  {
    name: 'a session has the name of its browser, at most two hundred characters',
    async run(backend) {
      const member = await join(backend);
      const login = async (userAgent: string) => {
        const visitor = await visit(backend, member.signer);
        const body = { walletId: member.signer.address, signature: await signMessage(visitor) };
        const headers = { 'content-type': 'application/json', 'user-agent': userAgent };
        const url = `${backend.baseUrl}/api/users/login`;
        const sent = { method: 'POST', credentials: 'include', headers, body: JSON.stringify(body) } as const;
        assert.equal((await visitor.fetch(url, sent)).status, 200);
      };
      await login('Firefox on a phone');
      await login('W'.repeat(300));
      const [long, short] = await listed(member);
      assert.deepEqual([long?.userAgent, short?.userAgent], ['W'.repeat(200), 'Firefox on a phone']);
    },
  },
  {
    name: 'ending a session from another browser takes effect at once and ends no other',
    async run(backend) {
      const first = await join(backend);
      const second = await elsewhere(backend, first);
      const third = await elsewhere(backend, first);
      const own = (await listed(second)).find(({ isCurrent }) => isCurrent);
      assert.ok(own);
      await first.client.call('endSession', { params: { id: own.id } });
      await assertSignedOut(second);
      assert.equal((await listed(third)).length, 2);
      const again = first.client.call('endSession', { params: { id: own.id } });
      const unknown = { status: 404, reason: messages['server.unknownSession'] };
      await assertRefused('endSession', again, unknown);
    },
  },
  {
    name: 'a member can end the current session',
    async run(backend) {
      const member = await join(backend);
      const [own] = await listed(member);
      assert.ok(own);
      await member.client.call('endSession', { params: { id: own.id } });
      await assertSignedOut(member);
    },
  },
  {
    name: 'a member cannot end another member’s session, and an unknown ID is not found',
    async run(backend) {
      const [member, other] = [await join(backend), await join(backend)];
      const [foreign] = await listed(other);
      assert.ok(foreign);
      const unknown = { status: 404, reason: messages['server.unknownSession'] };
      for (const id of [foreign.id, 'nothing', '00000000-0000-4000-8000-000000000000']) {
        await assertRefused('endSession', member.client.call('endSession', { params: { id } }), unknown);
      }
      assert.equal((await listed(other)).length, 1);
    },
  },
  {
    name: 'signing out everywhere ends every session of the member, and nobody else’s',
    async run(backend) {
      const first = await join(backend);
      const second = await elsewhere(backend, first);
      const other = await join(backend);
      await first.client.call('endSessions', {});
      await assertSignedOut(first);
      await assertSignedOut(second);
      assert.equal((await listed(other)).length, 1);
      await signIn(second);
      assert.equal((await listed(second)).length, 1);
    },
  },
];
