import assert from 'node:assert/strict';
import { byProfileText, messages, noProfileTexts } from '@upline/domain';
import { test } from 'vitest';
import { serveApi } from './support/serveApi.ts';
import { assertRefused, join, signIn, visit } from './support/visitor.ts';

const api = serveApi();

test('a new member’s profile has every field', async () => {
  const { client, account } = await join(api);
  const { data } = await client.call('profile', { params: { userId: account.id } });
  const { walletId, provisionalIncomes, ...fields } = data;
  assert.deepEqual(provisionalIncomes, { referral: '0', level: '0', loss: '0', global: '0' });
  assert.deepEqual(fields, {
    id: account.id,
    ...noProfileTexts,
    photo: '',
    uplineId: '',
    profileLink: account.profileLink,
    poolCount: 0,
    totalReferrals: 0,
    energyTokens: 0,
    referralIncomes: '0',
    levelIncomes: '0',
    lossIncomes: '0',
    globalIncomes: '0',
    poolParticipations: [],
  });
  assert.equal(walletId, account.walletId);
});

test('a member reads another member’s profile', async () => {
  const [reader, other] = [await join(api), await join(api)];
  for (const userId of [other.account.id, other.account.profileLink, other.signer.address]) {
    const { data } = await reader.client.call('profile', { params: { userId } });
    assert.equal(data.id, other.account.id);
  }
});

test('an unknown member is not found', async () => {
  const { client } = await join(api);
  const { address } = await api.newSigner();
  for (const userId of ['0000-0000', 'nobody', address]) {
    await assertRefused('profile', client.call('profile', { params: { userId } }), {
      status: 404,
      reason: messages['server.unknownMember'],
    });
  }
});

test('a name is trimmed, stored as typed and shown to others and at sign-in', async () => {
  const { client, account, signer } = await join(api);
  const name = 'Zoë <b>“Z”</b> O’Neil';
  const { data } = await client.call('update', { body: { name: `  ${name}\n` } });
  assert.deepEqual(data, { id: account.id, ...noProfileTexts, name, photo: '' });
  const other = await join(api, account.id);
  const { data: seen } = await other.client.call('profile', { params: { userId: account.id } });
  assert.equal(seen.name, name);
  const { data: sponsor } = await other.client.call('sponsor', { params: { upline: account.id } });
  assert.equal(sponsor.name, name);
  assert.equal((await signIn(await visit(api, signer))).name, name);
});

test('each text of a profile has a maximum length, is stored normalised, and can be removed', async () => {
  const { client, account } = await join(api);
  const longest = byProfileText((_, maximum) => 'n'.repeat(maximum));
  assert.deepEqual((await client.call('update', { body: longest })).data, {
    id: account.id,
    ...longest,
    photo: '',
  });
  for (const [text, most] of Object.entries(longest)) {
    const body = { [text]: `${most}n` };
    await assertRefused('update', client.call('update', { body }), { status: 400, path: text });
  }
  assert.deepEqual((await client.call('update', { body: {} })).data, {
    id: account.id,
    ...longest,
    photo: '',
  });
  const { data } = await client.call('profile', { params: { userId: account.id } });
  assert.deepEqual({ ...data, ...longest }, data);
  const blank = byProfileText(() => '  ');
  assert.deepEqual((await client.call('update', { body: blank })).data, {
    id: account.id,
    ...noProfileTexts,
    photo: '',
  });
});

test('removes invisible characters and bidi overrides from a name, and treats an invisible one as none', async () => {
  const { client } = await join(api);
  const cases = [
    ['Ada\u202egnp exe', 'Adagnp exe'],
    ['a\nb\u0007', 'a b'],
    ['A\u200bd\u{e0061}a\ud800', 'Ada'],
    ['Zoe\u0308 👩‍👩‍👧‍👦', 'Zoë 👩‍👩‍👧‍👦'],
    ['\u3164', ''],
  ] as const;
  for (const [name, kept] of cases) {
    assert.equal((await client.call('update', { body: { name } })).data.name, kept);
  }
});

test('rejects a name that could be support’s', async () => {
  const { client } = await join(api);
  const refusal = { status: 400, reason: messages['server.nameOfStaff'], path: 'name' };
  for (const name of ['Support', 'Upline Support', 'Ѕuррοrt', 'S\u200bupport', 'UPL1NE']) {
    await assertRefused('update', client.call('update', { body: { name } }), refusal);
  }
  assert.equal((await client.call('update', { body: {} })).data.name, '');
});

test('rejects a name with an address', async () => {
  const { client, signer } = await join(api);
  const refusal = { status: 400, reason: messages['server.nameLeads'], path: 'name' };
  for (const name of ['Claim at https://evil.example/x', 'evil.example', `To ${signer.address}`]) {
    await assertRefused('update', client.call('update', { body: { name } }), refusal);
  }
});
