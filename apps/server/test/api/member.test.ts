import assert from 'node:assert/strict';
import { byProfileText, noProfileTexts } from '@upline/domain';
import { test } from 'vitest';
import { join, newAccount, signIn, visit } from '../support/visitor.ts';
import { serveApi } from './support/serveApi.ts';

const api = serveApi();

test('a new member’s profile has every field, also for other members', async () => {
  const { account, id, member } = await join(api);
  const reader = await join(api);
  const none = { referral: '0', level: '0', loss: '0', global: '0' };
  for (const userId of [id, member.profileLink, account.address]) {
    assert.deepEqual(await reader.ask('profile', { userId }), {
      id,
      walletId: account.address,
      ...noProfileTexts,
      photo: '',
      uplineId: '',
      profileLink: member.profileLink,
      poolCount: 0,
      totalReferrals: 0,
      energyTokens: 0,
      referralIncomes: '0',
      levelIncomes: '0',
      lossIncomes: '0',
      globalIncomes: '0',
      provisionalIncomes: none,
      poolParticipations: [],
    });
  }
});

test('an unknown member is not found', async () => {
  const { refused } = await join(api);
  for (const userId of ['0000-0000', 'nobody', newAccount().address]) {
    await refused('profile', { userId }, 404, 'server.unknownMember');
  }
});

test('a name is trimmed, stored as typed and shown to others and at sign-in', async () => {
  const { ask, id, account } = await join(api);
  const name = 'Zoë <b>“Z”</b> O’Neil';
  assert.deepEqual(await ask('update', { name: `  ${name}\n` }), { id, ...noProfileTexts, name, photo: '' });
  const other = await join(api, id);
  assert.equal((await other.ask('profile', { userId: id })).name, name);
  assert.equal((await other.ask('sponsor', { upline: id })).name, name);
  assert.equal((await signIn(visit(api, account))).name, name);
});

test('each text of a profile has a maximum length, is stored normalised, and can be removed', async () => {
  const { ask, refused, id } = await join(api);
  const longest = byProfileText((_, maximum) => 'n'.repeat(maximum));
  assert.deepEqual(await ask('update', longest), { id, ...longest, photo: '' });
  for (const [text, most] of Object.entries(longest)) {
    await refused('update', { [text]: `${most}n` }, 400, undefined, text);
  }
  assert.deepEqual(await ask('update', {}), { id, ...longest, photo: '' });
  const profile = await ask('profile', { userId: id });
  assert.deepEqual({ ...profile, ...longest }, profile);
  const blank = byProfileText(() => '  ');
  assert.deepEqual(await ask('update', blank), { id, ...noProfileTexts, photo: '' });
});

test('removes invisible characters and bidi overrides from a name, and treats an invisible one as none', async () => {
  const { ask } = await join(api);
  for (const [name, kept] of [
    ['Ada\u202egnp exe', 'Adagnp exe'],
    ['a\nb\u0007', 'a b'],
    ['A\u200bd\u{e0061}a\ud800', 'Ada'],
    ['Zoe\u0308 👩‍👩‍👧‍👦', 'Zoë 👩‍👩‍👧‍👦'],
    ['\u3164', ''],
  ] as const) {
    assert.equal((await ask('update', { name })).name, kept);
  }
});

test('rejects a name that could be support’s or has an address', async () => {
  const { ask, refused, account } = await join(api);
  for (const [reason, names] of [
    ['server.nameOfStaff', ['Support', 'Upline Support', 'Ѕuррοrt', 'S\u200bupport', 'UPL1NE']],
    ['server.nameLeads', ['Claim at https://evil.example/x', 'evil.example', `To ${account.address}`]],
  ] as const) {
    for (const name of names) await refused('update', { name }, 400, reason, 'name');
  }
  assert.equal((await ask('update', {})).name, '');
});
