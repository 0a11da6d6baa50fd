import assert from 'node:assert/strict';
import { lastPosition, messages, raceLevels, utcDate, utcTime } from '@upline/domain';
import { test } from 'vitest';
import { serveApi } from './support/serveApi.ts';
import { assertRefused, assertSameWallet, join } from './support/visitor.ts';

const api = serveApi({ withChain: true });

test('a global list has exactly the buyers of the level, newest first', async () => {
  const [first, second, other] = [await join(api), await join(api), await join(api)];
  await api.buy(first.signer, 3);
  await api.buy(second.signer, 3);
  const list = (search = '') =>
    other.client.call('globalPoolUsers', {
      params: { wallet: other.account.walletId, position: 3 },
      query: { search },
    });

  const { data } = await list();
  assert.deepEqual(
    data.users.slice(0, 2).map(({ id }) => id),
    [second.account.id, first.account.id],
  );
  for (const { date, time, joinedAt } of data.users) {
    assert.equal(date, utcDate(new Date(joinedAt)));
    assert.equal(time, utcTime(new Date(joinedAt)));
  }
  const { data: none } = await list(other.signer.address);
  assert.deepEqual(none.users, []);
  const { data: found } = await list(` ${first.signer.address.slice(0, 14).toUpperCase()} `);
  assert.equal(found.pagination.totalUsers, 1);
  assertSameWallet(found.users[0]?.walletId ?? '', first.signer.address);
});

test('a global list has pages, and a page past the end is empty', async () => {
  const { client, signer, account } = await join(api);
  await api.buy(signer, 6);
  const list = async (page: number) => {
    const params = { wallet: account.walletId, position: 6 };
    return (await client.call('globalPoolUsers', { params, query: { page, limit: 1 } })).data;
  };
  const [first, second] = [await list(1), await list(2)];
  assert.equal(first.users[0]?.id, account.id);
  assert.notEqual(second.users[0]?.walletId, first.users[0]?.walletId);
  const { totalUsers, totalCount, totalPages } = first.pagination;
  assert.deepEqual([totalCount, totalPages], [totalUsers, totalUsers]);
  const past = await list(totalPages + 1);
  assert.deepEqual([past.users, past.pagination.totalCount], [[], totalUsers]);
});

test('only 3, 6 and 9 have a global list', async () => {
  const { client, account } = await join(api);
  const list = (position: number) =>
    client.call('globalPoolUsers', { params: { wallet: account.walletId, position } });
  for (const { position } of raceLevels) {
    const reason = messages['server.notGlobalPool'];
    await assertRefused('globalPoolUsers', list(position), { status: 422, reason });
  }
  for (const position of [0, lastPosition + 1]) {
    const reason = messages['server.unknownPosition'];
    await assertRefused('globalPoolUsers', list(position), { status: 400, reason });
  }
});
