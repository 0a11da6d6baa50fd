import assert from 'node:assert/strict';
import { matchesAtMost, utcDate, utcTime } from '@upline/domain';
import { test } from 'vitest';
import { assertSameWallet, join, newAccount } from '../support/visitor.ts';
import { serveApi } from './support/serveApi.ts';

const api = serveApi();

test('lists referrals newest first, in pages, and a page past the end is empty', async () => {
  const { ask, account, id } = await join(api);
  const joined: string[] = [];
  for (let count = 0; count < 12; count++) joined.unshift((await join(api, id)).id);
  for (const [query, ids, currentPage, totalPages] of [
    [{}, joined.slice(0, 10), 1, 2],
    [{ page: 3, limit: 5 }, joined.slice(10), 3, 3],
    [{ page: 9 }, [], 9, 2],
  ] as const) {
    const { referrals, pagination } = await ask('referrals', { wallet: account.address, ...query });
    assert.deepEqual(
      referrals.map((one) => one.id),
      ids,
    );
    assert.deepEqual(pagination, { currentPage, totalPages, totalReferrals: 12, totalCount: 12 });
    for (const { date, time, joinedAt } of referrals) {
      assert.deepEqual([date, time], [utcDate(new Date(joinedAt)), utcTime(new Date(joinedAt))]);
    }
  }
});

test('a member without referrals gets one empty page', async () => {
  const { ask, account } = await join(api);
  const pagination = { currentPage: 1, totalPages: 1, totalReferrals: 0, totalCount: 0 };
  for (const wallet of [account.address, newAccount().address]) {
    assert.deepEqual(await ask('referrals', { wallet }), { referrals: [], pagination });
  }
});

test('a search with very many matches stops counting and says so; without a search all are counted', async () => {
  const member = await join(api);
  await api.crowd(member, matchesAtMost + 1);
  for (const [search, ...counted] of [
    ['0xe', matchesAtMost, true],
    ['', matchesAtMost + 1, undefined],
    [`0xe${'0'.repeat(37)}`, 256, undefined],
  ] as const) {
    const { pagination } = await member.ask('referrals', { wallet: member.account.address, search });
    assert.deepEqual([pagination.totalCount, pagination.isAtLeast], counted);
  }
});

test('finds referrals by name in any spelling and by ID, and nobody outside the list', async () => {
  const top = await join(api);
  const [ana, bo] = [await join(api, top.id), await join(api, top.id)];
  const below = await join(api, ana.id);
  await ana.ask('update', { name: 'Ana Kovács' });
  await bo.ask('update', { name: 'Bo Jean-Luc KOVACS' });
  await below.ask('update', { name: 'Carl Kovács' });
  const found = async (search: string, query: { page?: number; limit?: number } = {}) => {
    const asked = { wallet: top.account.address, search, ...query };
    const { referrals, pagination } = await top.ask('referrals', asked);
    return [referrals.map((one) => one.id), pagination.totalCount, pagination.isAtLeast];
  };
  assert.deepEqual(await found(' kovacs '), [[bo.id, ana.id], 2, undefined]);
  assert.deepEqual(await found('KOVÁCS', { page: 2, limit: 1 }), [[ana.id], 2, undefined]);
  for (const spelt of ['luc kov', bo.id, bo.id.toLowerCase().replace('-', ''), `@/${bo.id}`]) {
    assert.deepEqual(await found(spelt), [[bo.id], 1, undefined], spelt);
  }
  for (const other of ['carl', below.id, 'ovacs', 'Bo Kovács']) {
    assert.deepEqual(await found(other), [[], 0, undefined], other);
  }
});

test('finds referrals by the start of their wallet, in any case', async () => {
  const { ask, refused, account, id } = await join(api);
  const [first, second] = [await join(api, id), await join(api, id)];
  const list = (search: string) => ask('referrals', { wallet: account.address, search });
  const wallet = first.account.address;
  for (const search of [wallet, ` ${wallet.slice(0, 14).toLowerCase()} `]) {
    const found = await list(search);
    assert.equal(found.pagination.totalCount, 1);
    assertSameWallet(found.referrals[0]?.walletId, wallet);
  }
  assert.deepEqual(
    (await list('')).referrals.map((one) => one.id),
    [second.id, first.id],
  );
  for (const strange of [wallet.slice(8, 20), '%', '_']) {
    assert.deepEqual((await list(strange)).referrals, []);
  }
  await refused('referrals', { wallet: '0x12' }, 400, 'This is not a wallet.');
});
