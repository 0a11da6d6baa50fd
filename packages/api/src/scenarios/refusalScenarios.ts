import assert from 'node:assert/strict';
import { messages } from '@upline/domain';
import * as z from 'zod';
import { contract } from '../contract.ts';
import { ledgerBlockHeader, type RouteName, routes } from '../routes.ts';
import type { Scenario } from './backend.ts';
import { assertRefused, callAny, join, visit } from './visitor.ts';

const strangePath = { userId: 'nobody', wallet: 'nothing', position: 'none' };

export const refusalScenarios: readonly Scenario[] = [
  {
    name: 'refuses a member’s call without a session before any other check',
    async run(backend) {
      const visitor = await visit(backend);
      const names = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].access !== 'public');
      for (const token of [null, 'nonsense']) {
        visitor.token = token;
        for (const name of names) {
          const body = routes[name].method === 'GET' ? undefined : {};
          const call = callAny(visitor, name, { params: strangePath, body });
          await assertRefused(name, call, { status: 401 });
        }
      }
      assert.equal(visitor.sessionsEnded, names.length * 2);
    },
  },
  {
    name: 'a public call ignores an ended session',
    async run(backend) {
      const visitor = await visit(backend);
      visitor.token = 'nonsense';
      await visitor.client.call('signinMessage', {});
      assert.equal(visitor.sessionsEnded, 0);
    },
  },
  {
    name: 'rejects a body that is not JSON, in the call’s own envelope',
    async run(backend) {
      const { fetch, token } = await join(backend);
      const calls = [
        ['login', 'POST'],
        ['register', 'POST'],
        ['update', 'PUT'],
      ] as const;
      for (const [name, method] of calls) {
        for (const body of ['{', '[]', 'null', '"text"', '']) {
          const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
          const reply = await fetch(backend.baseUrl + routes[name].path, { method, headers, body });
          assert.equal(reply.status, 400, `${name} with ${body}`);
          const { message, errors } = contract[name].failure.parse(await reply.json());
          assert.notEqual(message, '');
          assert.ok(errors && errors.length > 0, `${name} with ${body} names no error.`);
        }
      }
    },
  },
  {
    name: 'rejects a NUL in path, query and body, and names its field',
    async run(backend) {
      const { client, account } = await join(backend);
      const refusal = (path: string) => ({ status: 400, reason: messages['server.input.nul'], path });
      await assertRefused(
        'sponsor',
        client.call('sponsor', { params: { upline: 'a\0b' } }),
        refusal('upline'),
      );
      const search = { params: { wallet: account.walletId }, query: { search: '0x\0' } };
      await assertRefused('referrals', client.call('referrals', search), refusal('search'));
      const body = { walletId: account.walletId, signature: '0x00', uplineId: 'a\0b' } as const;
      await assertRefused('register', client.call('register', { body }), refusal('uplineId'));
    },
  },
  {
    name: 'names each invalid field',
    async run(backend) {
      const { fetch } = await visit(backend);
      const reply = await fetch(backend.baseUrl + routes.login.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ walletId: 'nothing', signature: 7 }),
      });
      assert.equal(reply.status, 400);
      const { errors = [] } = contract.login.failure.parse(await reply.json());
      assert.deepEqual(errors.map(({ path }) => path).toSorted(), ['signature', 'walletId']);
      assert.ok(errors.some(({ msg }) => msg === messages['server.notWallet']));
    },
  },
  {
    name: 'every reply names the block that the ledger has reached',
    async run(backend) {
      const { fetch } = await visit(backend);
      for (const path of [routes.signinMessage.path, '/api/users/profile/nobody']) {
        const reply = await fetch(backend.baseUrl + path);
        z.string().regex(/^\d+$/).parse(reply.headers.get(ledgerBlockHeader));
      }
    },
  },
];
