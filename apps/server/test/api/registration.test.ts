import assert from 'node:assert/strict';
import { currentTerms, profileLinkOf, termsVersion } from '@upline/domain';
import { test } from 'vitest';
import {
  assertSameWallet,
  join,
  newAccount,
  type Registered,
  register,
  signIn,
  signMessage,
  visit,
} from '../support/visitor.ts';
import { serveApi } from './support/serveApi.ts';

const api = serveApi({ withChain: true });

test.each([
  ['their ID', (id: string) => id],
  ['their ID as people type it', (id: string) => ` ${id.replace('-', '').toLowerCase()} `],
  ['their link', (id: string) => profileLinkOf(id)],
  ['their wallet', (_id: string, wallet: string) => wallet],
  ['their wallet in lower case', (_id: string, wallet: string) => wallet.toLowerCase()],
])('finds an upline by %s', async (_form, nameOf) => {
  const sponsor = await join(api);
  const wallet = sponsor.account.address;
  const upline = nameOf(sponsor.id, wallet);
  const { ask, id, member } = await join(api, upline);
  assertSameWallet(member.uplineId, wallet);
  const found = await ask('sponsor', { upline });
  assert.deepEqual([found.id, found.profileLink], [sponsor.id, profileLinkOf(sponsor.id)]);
  assertSameWallet((await ask('profile', { userId: id })).uplineId, wallet);
  assert.equal((await ask('profile', { userId: sponsor.id })).totalReferrals, 1);
});

test('a wallet registers without an upline and is signed in', async () => {
  const { ask, account, id, member } = await join(api);
  assert.match(id, /^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  assertSameWallet(member.walletId, account.address);
  const texts = { profileLink: profileLinkOf(id), uplineId: '', name: '', photo: '' };
  const expected = { ...texts, followers: 0, following: 0, totalReferrals: 0 };
  assert.deepEqual({ ...member, ...expected }, member);
  const profile = await ask('profile', { userId: account.address });
  assert.deepEqual([profile.id, profile.uplineId], [id, '']);
});

test('without a session a member has ID and link, and an unregistered wallet only its address', async () => {
  const sponsor = await join(api);
  await sponsor.ask('update', { name: 'Ada' });
  const { id, account } = sponsor;
  const link = profileLinkOf(id);
  const shown = { id, name: 'Ada', photo: '', profileLink: link };
  const none = { id: '', name: '', photo: '', profileLink: '' };
  for (const [upline, expected] of [
    [id, shown],
    [link, shown],
    [account.address, none],
  ] as const) {
    const { walletId, ...known } = await visit(api).ask('sponsor', { upline });
    assert.deepEqual(known, expected);
    assertSameWallet(walletId, account.address);
  }
});

test('an unknown sponsor is not found', async () => {
  const { refused, account } = visit(api);
  for (const upline of ['0000-0000', '@/0000-0000', 'nobody', account.address]) {
    await refused('sponsor', { upline }, 422, 'server.unknownUpline');
  }
});

/** The version that a member must accept before the next purchase, by the referrer call. */
const toAccept = async ({ ask }: Registered, { account }: Registered) =>
  (await ask('referrer', { wallet: account.address, position: 1 })).termsToAccept;

test('a member who accepted the terms at registration can read them and is not asked again', async () => {
  const member = await register(visit(api), undefined, termsVersion);
  const { current, accepted } = await member.ask('terms', {});
  const { version, risk, clauses } = currentTerms;
  assert.deepEqual(current, { version, risk, clauses });
  assert.deepEqual(accepted, [{ ...current, at: accepted[0]?.at }]);
  assert.equal(await toAccept(member, member), '');
});

test('a member who registered without accepting must accept before a purchase; others do not see it', async () => {
  const [member, other] = [await join(api), await join(api)];
  assert.deepEqual((await member.ask('terms', {})).accepted, []);
  assert.deepEqual([await toAccept(member, member), await toAccept(other, member)], [termsVersion, '']);

  const data = await member.ask('acceptTerms', { version: termsVersion });
  assert.deepEqual(
    data.accepted.map(({ version }) => version),
    [termsVersion],
  );
  assert.equal(await toAccept(member, member), '');
  assert.deepEqual(await member.ask('acceptTerms', { version: termsVersion }), data);
});

test('rejects terms that are not in force, at registration and later', async () => {
  const visitor = visit(api);
  const signature = await signMessage(visitor);
  const body = { walletId: visitor.account.address, termsVersion: '2026-11-21', signature };
  await visitor.refused('register', body, 409, 'server.termsChanged');
  const member = await register(visitor);
  for (const version of ['2026-11-21', '2999-01-01', '']) {
    await member.refused('acceptTerms', { version }, 409, 'server.termsChanged');
  }
  assert.equal(await toAccept(member, member), termsVersion);
});

test('a member signs in with a wallet in any case and reads their own profile', async () => {
  const { account, id, member } = await join(api);
  const upper = `0x${account.address.slice(2).toUpperCase()}` as const;
  for (const address of [account.address, upper]) {
    const visitor = visit(api, { ...account, address });
    const details = await signIn(visitor);
    assert.equal(details.id, id);
    assert.notEqual(details.token, member.token);
    assertSameWallet(details.walletId, account.address);
    assertSameWallet((await visitor.ask('profile', { userId: id })).walletId, account.address);
  }
});

test('refuses a text that the server never issued', async () => {
  const { account } = await join(api);
  const body = { walletId: account.address, signature: await newAccount().signMessage({ message: 'Hi.' }) };
  const own = { ...body, signature: await account.signMessage({ message: 'Let me in.' }) };
  for (const wrong of [body, own]) await visit(api, account).refused('login', wrong, 401);
});
