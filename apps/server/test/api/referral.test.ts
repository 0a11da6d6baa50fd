import assert from 'node:assert/strict';
import { matchesAtMost, utcDate, utcTime } from '@upline/domain';
import { test } from 'vitest';
import { serveApi } from './support/serveApi.ts';
import { assertRefused, assertSameWallet, join } from './support/visitor.ts';

const api = serveApi();

test('lists referrals newest first, in pages, and a page past the end is empty', async () => {
  const { client, account } = await join(api);
  const joined: string[] = [];
  for (let count = 0; count < 12; count++) joined.unshift((await join(api, account.id)).account.id);
  const list = (query: { page?: number; limit?: number }) =>
    client.call('referrals', { params: { wallet: account.walletId }, query });

  const { data: first } = await list({});
  assert.deepEqual(
    first.referrals.map(({ id }) => id),
    joined.slice(0, 10),
  );
  assert.deepEqual(first.pagination, {
    currentPage: 1,
    totalPages: 2,
    totalReferrals: 12,
    totalCount: 12,
  });
  for (const { date, time, joinedAt } of first.referrals) {
    assert.equal(date, utcDate(new Date(joinedAt)));
    assert.equal(time, utcTime(new Date(joinedAt)));
  }
  const { data: second } = await list({ page: 3, limit: 5 });
  assert.deepEqual(
    second.referrals.map(({ id }) => id),
    joined.slice(10),
  );
  assert.equal(second.pagination.totalPages, 3);
  const { data: past } = await list({ page: 9 });
  assert.deepEqual(past.referrals, []);
  assert.equal(past.pagination.totalCount, 12);
});

test('a member without referrals gets one empty page', async () => {
  const { client, account } = await join(api);
  const { address } = await api.newSigner();
  for (const wallet of [account.walletId, address]) {
    const { data } = await client.call('referrals', { params: { wallet } });
    assert.deepEqual(data, {
      referrals: [],
      pagination: { currentPage: 1, totalPages: 1, totalReferrals: 0, totalCount: 0 },
    });
  }
});

test('a search with very many matches stops counting and says so; without a search all are counted', async () => {
  const { client, account, signer } = await join(api);
  await api.crowd(signer, matchesAtMost + 1);
  const counted = async (search: string) => {
    const { data } = await client.call('referrals', {
      params: { wallet: account.walletId },
      query: { search },
    });
    return [data.pagination.totalCount, data.pagination.isAtLeast];
  };
  assert.deepEqual(await counted('0xe'), [matchesAtMost, true]);
  assert.deepEqual(await counted(''), [matchesAtMost + 1, undefined]);
  assert.deepEqual(await counted(`0xe${'0'.repeat(37)}`), [256, undefined]);
});

test('rejects an invalid page or limit', async () => {
  const { client, account } = await join(api);
  for (const query of [
    { page: 0 },
    { page: -1 },
    { page: 1.5 },
    { page: Number.NaN },
    { limit: 0 },
    { limit: 101 },
  ]) {
    const call = client.call('referrals', { params: { wallet: account.walletId }, query });
    await assertRefused('referrals', call, { status: 400 });
  }
  const call = client.call('referrals', { params: { wallet: '0x12' } });
  await assertRefused('referrals', call, { status: 400, reason: 'This is not a wallet.' });
});

test('finds referrals by the start of their wallet, in any case', async () => {
  const { client, account } = await join(api);
  const [first, second] = [await join(api, account.id), await join(api, account.id)];
  const list = async (search: string) =>
    (await client.call('referrals', { params: { wallet: account.walletId }, query: { search } })).data;

  for (const search of [first.signer.address, ` ${first.signer.address.slice(0, 14).toLowerCase()} `]) {
    const found = await list(search);
    assert.equal(found.pagination.totalCount, 1);
    assertSameWallet(found.referrals[0]?.walletId ?? '', first.signer.address);
  }
  assert.deepEqual(
    (await list('')).referrals.map(({ id }) => id),
    [second.account.id, first.account.id],
  );
  for (const strange of [first.signer.address.slice(8, 20), '%', '_']) {
    assert.deepEqual((await list(strange)).referrals, []);
  }
});
