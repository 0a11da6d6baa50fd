import assert from 'node:assert/strict';
import { currentTerms, messages, profileLinkOf, termsVersion } from '@upline/domain';
import { test } from 'vitest';
import { serveApi } from './support/serveApi.ts';
import {
  assertRefused,
  assertSameWallet,
  join,
  type Registered,
  registerVisitor,
  signIn,
  signMessage,
  visit,
} from './support/visitor.ts';

const api = serveApi({ withChain: true });

test.each([
  ['their ID', (id: string) => id],
  ['their ID as people type it', (id: string) => ` ${id.replace('-', '').toLowerCase()} `],
  ['their link', (id: string) => profileLinkOf(id)],
  ['their wallet', (_id: string, wallet: string) => wallet],
  ['their wallet in lower case', (_id: string, wallet: string) => wallet.toLowerCase()],
])('finds an upline by %s', async (_form, nameOf) => {
  const sponsor = await join(api);
  const named = nameOf(sponsor.account.id, sponsor.signer.address);
  const { account, client } = await join(api, named);
  assertSameWallet(account.uplineId, sponsor.signer.address);
  const { data: found } = await client.call('sponsor', { params: { upline: named } });
  assert.equal(found.id, sponsor.account.id);
  assert.equal(found.profileLink, profileLinkOf(sponsor.account.id));
  const { data: own } = await client.call('profile', { params: { userId: account.id } });
  assertSameWallet(own.uplineId, sponsor.signer.address);
  const { data: theirs } = await client.call('profile', { params: { userId: sponsor.account.id } });
  assert.equal(theirs.totalReferrals, 1);
});

test('a wallet registers without an upline and is signed in', async () => {
  const { account, client, signer } = await join(api);
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
});

test('without a session a member has ID and link, and an unregistered wallet only its address', async () => {
  const sponsor = await join(api);
  await sponsor.client.call('update', { body: { name: 'Ada' } });
  const { client } = await visit(api);
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
});

test('an unregistered wallet on the chain is an upline without ID and name', async () => {
  const { client, account } = await join(api);
  const { data: above } = await client.call('referrer', {
    params: { wallet: account.walletId, position: 1 },
  });
  const { data } = await client.call('sponsor', { params: { upline: above.sponsor } });
  assert.deepEqual(data, { id: '', name: '', photo: '', walletId: above.sponsor, profileLink: '' });
  const { account: below } = await join(api, above.sponsor);
  assert.equal(below.uplineId, above.sponsor);
  const { data: seen } = await client.call('profile', { params: { userId: above.sponsor } });
  assert.deepEqual([seen.id, seen.uplineId, seen.profileLink], ['', '', '']);
});

test('a message used to register cannot be used to sign in', async () => {
  const visitor = await visit(api);
  const body = { walletId: visitor.signer.address, signature: await signMessage(visitor) };
  await visitor.client.call('register', { body });
  await assertRefused('login', visitor.client.call('login', { body }), {
    status: 401,
    reason: messages['server.nonceSpent'],
  });
});

test('an unknown sponsor is not found', async () => {
  const { client, signer } = await visit(api);
  for (const named of ['0000-0000', '@/0000-0000', 'nobody', signer.address]) {
    await assertRefused('sponsor', client.call('sponsor', { params: { upline: named } }), {
      status: 422,
      reason: messages['server.unknownUpline'],
    });
  }
});

/** The version that a member must accept before the next purchase, by the referrer call. */
async function toAccept({ client, account }: Registered): Promise<string> {
  const params = { wallet: account.walletId, position: 1 } as const;
  return (await client.call('referrer', { params })).data.termsToAccept;
}

test('a member who accepted the terms at registration can read them and is not asked again', async () => {
  const member = await registerVisitor(await visit(api), undefined, termsVersion);
  const { data } = await member.client.call('terms', {});
  const { version, risk, clauses } = currentTerms;
  assert.deepEqual(data.current, { version, risk, clauses });
  const [accepted, ...more] = data.accepted;
  assert.deepEqual(more, []);
  assert.deepEqual(accepted, { ...data.current, at: accepted?.at });
  assert.equal(await toAccept(member), '');
});

test('a member who registered without accepting must accept before a purchase', async () => {
  const member = await join(api);
  assert.deepEqual((await member.client.call('terms', {})).data.accepted, []);
  assert.equal(await toAccept(member), termsVersion);

  const { data } = await member.client.call('acceptTerms', { body: { version: termsVersion } });
  assert.deepEqual(
    data.accepted.map(({ version }) => version),
    [termsVersion],
  );
  assert.equal(await toAccept(member), '');
  const again = await member.client.call('acceptTerms', { body: { version: termsVersion } });
  assert.deepEqual(again.data, data);
});

test('rejects terms that are not in force, at registration and later', async () => {
  const visitor = await visit(api);
  const body = { walletId: visitor.signer.address, termsVersion: '2026-11-21' };
  const signature = await signMessage(visitor);
  const reason = messages['server.termsChanged'];
  await assertRefused('register', visitor.client.call('register', { body: { ...body, signature } }), {
    status: 409,
    reason,
  });
  const member = await registerVisitor(visitor);
  for (const version of ['2026-11-21', '2999-01-01', '']) {
    const call = member.client.call('acceptTerms', { body: { version } });
    await assertRefused('acceptTerms', call, { status: 409, reason });
  }
  assert.equal(await toAccept(member), termsVersion);
});

test('hides other members’ acceptances', async () => {
  const [member, other] = [await join(api), await join(api)];
  const params = { wallet: other.account.walletId, position: 1 } as const;
  assert.equal((await member.client.call('referrer', { params })).data.termsToAccept, '');
});

test('a member signs in with a signed message and reads their own profile', async () => {
  const { account, signer } = await join(api);
  const visitor = await visit(api, signer);
  const details = await signIn(visitor);
  assert.equal(details.id, account.id);
  assert.notEqual(details.token, account.token);
  assertSameWallet(details.walletId, signer.address);
  const { data } = await visitor.client.call('profile', { params: { userId: details.id } });
  assertSameWallet(data.walletId, signer.address);
});

test('accepts a wallet in any case', async () => {
  const { signer } = await join(api);
  const visitor = await visit(api, {
    ...signer,
    address: `0x${signer.address.slice(2).toUpperCase()}`,
  });
  assertSameWallet((await signIn(visitor)).walletId, signer.address);
});

test('refuses a text that the server never issued', async () => {
  const { signer } = await join(api);
  const visitor = await visit(api, signer);
  const body = { walletId: signer.address, signature: await signer.sign('Let me in.') };
  await assertRefused('login', visitor.client.call('login', { body }), { status: 401 });
});
