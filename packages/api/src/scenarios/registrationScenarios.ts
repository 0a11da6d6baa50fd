import assert from 'node:assert/strict';
import { messages, profileLinkOf } from '@upline/domain';
import type { Backend, Scenario } from './backend.ts';
import {
  assertRefused,
  assertSameWallet,
  join,
  registerVisitor,
  signIn,
  signMessage,
  type Visitor,
  visit,
} from './visitor.ts';

/** A registration that names its upline in one of the accepted forms. */
function upline(way: string, nameOf: (id: string, wallet: string) => string): Scenario {
  return {
    name: `finds an upline by ${way}`,
    async run(backend) {
      const sponsor = await join(backend);
      const named = nameOf(sponsor.account.id, sponsor.signer.address);
      const { account, client } = await join(backend, named);
      assertSameWallet(account.uplineId, sponsor.signer.address);
      const { data: found } = await client.call('sponsor', { params: { upline: named } });
      assert.equal(found.id, sponsor.account.id);
      assert.equal(found.profileLink, profileLinkOf(sponsor.account.id));
      const { data: own } = await client.call('profile', { params: { userId: account.id } });
      assertSameWallet(own.uplineId, sponsor.signer.address);
      const { data: theirs } = await client.call('profile', { params: { userId: sponsor.account.id } });
      assert.equal(theirs.totalReferrals, 1);
    },
  };
}

async function assertNotRegistered(backend: Backend, { signer }: Visitor): Promise<void> {
  await assertRefused('login', signIn(await visit(backend, signer)), { status: 404 });
}

export const registrationScenarios: readonly Scenario[] = [
  {
    name: 'a wallet registers without an upline and is signed in',
    async run(backend) {
      const { account, client, signer } = await join(backend);
      assert.match(account.id, /^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
      assertSameWallet(account.walletId, signer.address);
      const { id, profileLink, uplineId, name, photo, followers, following, totalReferrals } = account;
      assert.deepEqual(
        { profileLink, uplineId, name, photo, followers, following, totalReferrals },
        {
          profileLink: profileLinkOf(id),
          uplineId: '',
          name: '',
          photo: '',
          followers: 0,
          following: 0,
          totalReferrals: 0,
        },
      );
      const { data } = await client.call('profile', { params: { userId: signer.address } });
      assert.equal(data.id, id);
      assert.equal(data.uplineId, '');
    },
  },
  upline('their ID', (id) => id),
  upline('their ID as people type it', (id) => ` ${id.replace('-', '').toLowerCase()} `),
  upline('their link', (id) => profileLinkOf(id)),
  upline('their wallet', (_id, wallet) => wallet),
  upline('their wallet in lower case', (_id, wallet) => wallet.toLowerCase()),
  {
    name: 'without a session a member has ID and link, and an unregistered wallet only its address',
    async run(backend) {
      const sponsor = await join(backend);
      await sponsor.client.call('update', { body: { name: 'Ada' } });
      const { client } = await visit(backend);
      const ask = async (upline: string) => (await client.call('sponsor', { params: { upline } })).data;
      const { id } = sponsor.account;
      for (const named of [id, profileLinkOf(id)]) {
        const { walletId, ...known } = await ask(named);
        assert.deepEqual(known, { id, name: 'Ada', photo: '', profileLink: profileLinkOf(id) });
        assertSameWallet(walletId, sponsor.signer.address);
      }
      const { walletId, ...unknown } = await ask(sponsor.signer.address);
      assert.deepEqual(unknown, { id: '', name: '', photo: '', profileLink: '' });
      assertSameWallet(walletId, sponsor.signer.address);
    },
  },
  {
    name: 'an unregistered wallet on the chain is an upline without ID and name',
    async run(backend) {
      const { client, account } = await join(backend);
      const { data: above } = await client.call('referrer', {
        params: { wallet: account.walletId, position: 1 },
      });
      const { data } = await client.call('sponsor', { params: { upline: above.sponsor } });
      assert.deepEqual(data, { id: '', name: '', photo: '', walletId: above.sponsor, profileLink: '' });
      const { account: below } = await join(backend, above.sponsor);
      assert.equal(below.uplineId, above.sponsor);
      const { data: seen } = await client.call('profile', { params: { userId: above.sponsor } });
      assert.deepEqual([seen.id, seen.uplineId, seen.profileLink], ['', '', '']);
    },
  },
  {
    name: 'rejects an unknown upline and stores nothing',
    async run(backend) {
      const { address: stranger } = await backend.newSigner();
      for (const named of [stranger, '@/0000-0000', 'nobody']) {
        const visitor = await visit(backend);
        await assertRefused('register', registerVisitor(visitor, named), {
          status: 422,
          reason: messages['server.unknownUpline'],
        });
        await assertNotRegistered(backend, visitor);
      }
    },
  },
  {
    name: 'rejects the own wallet as upline',
    async run(backend) {
      const visitor = await visit(backend);
      await assertRefused('register', registerVisitor(visitor, visitor.signer.address), { status: 422 });
      await assertNotRegistered(backend, visitor);
    },
  },
  {
    name: 'a wallet registers once',
    async run(backend) {
      const { signer, account } = await join(backend);
      const sponsor = await join(backend);
      const again = await visit(backend, signer);
      await assertRefused('register', registerVisitor(again, sponsor.account.id), {
        status: 409,
        reason: messages['server.alreadyRegistered'],
      });
      const { data } = await sponsor.client.call('profile', { params: { userId: account.id } });
      assert.equal(data.uplineId, '');
    },
  },
  {
    name: 'refuses registration without the wallet’s signature',
    async run(backend) {
      const visitor = await visit(backend);
      const walletId = visitor.signer.address;
      await assertRefused('register', visitor.client.call('register', { body: { walletId } }), {
        status: 401,
        reason: messages['server.signatureRequired'],
      });
      const { data: message } = await visitor.client.call('signinMessage', {});
      const signature = await (await backend.newSigner()).sign(message);
      await assertRefused('register', visitor.client.call('register', { body: { walletId, signature } }), {
        status: 401,
        reason: messages['server.wrongSignature'],
      });
      await assertNotRegistered(backend, visitor);
    },
  },
  {
    name: 'a message used to register cannot be used to sign in',
    async run(backend) {
      const visitor = await visit(backend);
      const body = { walletId: visitor.signer.address, signature: await signMessage(visitor) };
      await visitor.client.call('register', { body });
      await assertRefused('login', visitor.client.call('login', { body }), {
        status: 401,
        reason: messages['server.nonceSpent'],
      });
    },
  },
  {
    name: 'an unknown sponsor is not found',
    async run(backend) {
      const { client, signer } = await visit(backend);
      for (const named of ['0000-0000', '@/0000-0000', 'nobody', signer.address]) {
        await assertRefused('sponsor', client.call('sponsor', { params: { upline: named } }), {
          status: 422,
          reason: messages['server.unknownUpline'],
        });
      }
    },
  },
];
