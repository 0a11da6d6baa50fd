import assert from 'node:assert/strict';
import { messages } from '@upline/domain';
import type { Scenario } from './backend.ts';
import { assertRefused, assertSameWallet, join, signIn, signMessage, visit } from './visitor.ts';

export const signInScenarios: readonly Scenario[] = [
  {
    name: 'a member signs in with a signed message and reads their own profile',
    async run(backend) {
      const { account, signer } = await join(backend);
      const visitor = await visit(backend, signer);
      const details = await signIn(visitor);
      assert.equal(details.id, account.id);
      assert.notEqual(details.token, account.token);
      assertSameWallet(details.walletId, signer.address);
      const { data } = await visitor.client.call('profile', { params: { userId: details.id } });
      assertSameWallet(data.walletId, signer.address);
    },
  },
  {
    name: 'signs in with a message requested without a wallet',
    async run(backend) {
      const { signer } = await join(backend);
      const visitor = await visit(backend, signer);
      const { data: message } = await visitor.client.call('signinMessage', {});
      const body = { walletId: signer.address, signature: await signer.sign(message) };
      const { data } = await visitor.client.call('login', { body });
      assert.notEqual(data.userDetails.token, '');
    },
  },
  {
    name: 'accepts a wallet in any case',
    async run(backend) {
      const { signer } = await join(backend);
      const visitor = await visit(backend, {
        ...signer,
        address: `0x${signer.address.slice(2).toUpperCase()}`,
      });
      assertSameWallet((await signIn(visitor)).walletId, signer.address);
    },
  },
  {
    name: 'another wallet’s signature is refused and uses up the message',
    async run(backend) {
      const { signer } = await join(backend);
      const thief = await visit(backend);
      const { data: message } = await thief.client.call('signinMessage', {
        query: { walletId: signer.address },
      });
      const login = async (signature: `0x${string}`) =>
        thief.client.call('login', { body: { walletId: signer.address, signature } });
      await assertRefused('login', login(await thief.signer.sign(message)), {
        status: 401,
        reason: messages['server.wrongSignature'],
      });
      await assertRefused('login', login(await signer.sign(message)), {
        status: 401,
        reason: messages['server.nonceSpent'],
      });
      assert.equal(thief.sessionsEnded, 0);
    },
  },
  {
    name: 'a message is valid for one sign-in',
    async run(backend) {
      const { signer } = await join(backend);
      const visitor = await visit(backend, signer);
      const body = { walletId: signer.address, signature: await signMessage(visitor) };
      await visitor.client.call('login', { body });
      await assertRefused('login', visitor.client.call('login', { body }), {
        status: 401,
        reason: messages['server.nonceSpent'],
      });
    },
  },
  {
    name: 'a message for a wallet is invalid for any other',
    async run(backend) {
      const { signer } = await join(backend);
      const visitor = await visit(backend, signer);
      const other = await backend.newSigner();
      const { data: message } = await visitor.client.call('signinMessage', {
        query: { walletId: other.address },
      });
      const body = { walletId: signer.address, signature: await signer.sign(message) };
      await assertRefused('login', visitor.client.call('login', { body }), { status: 401 });
    },
  },
  {
    name: 'refuses a text that the server never issued',
    async run(backend) {
      const { signer } = await join(backend);
      const visitor = await visit(backend, signer);
      const body = { walletId: signer.address, signature: await signer.sign('Let me in.') };
      await assertRefused('login', visitor.client.call('login', { body }), { status: 401 });
    },
  },
  {
    name: 'a wallet that is not registered gets 404 after signing',
    async run(backend) {
      await assertRefused('login', signIn(await visit(backend)), {
        status: 404,
        reason: messages['server.notRegistered'],
      });
    },
  },
  {
    name: 'signing out ends only the current session',
    async run(backend) {
      const first = await join(backend);
      const second = await visit(backend, first.signer);
      await signIn(second);
      await first.client.call('logout', {});
      const params = { userId: first.account.id };
      await assertRefused('profile', first.client.call('profile', { params }), {
        status: 401,
        reason: messages['server.signInAgain'],
      });
      assert.equal(first.sessionsEnded, 1);
      await second.client.call('profile', { params });
      assert.equal(second.sessionsEnded, 0);
    },
  },
];
