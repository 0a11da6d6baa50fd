import assert from 'node:assert/strict';
import { lastPosition, raceLevels, utcDate, utcTime } from '@upline/domain';
import { test } from 'vitest';
import { assertSameWallet, join } from '../support/visitor.ts';
import { serveApi } from './support/serveApi.ts';

const api = serveApi({ withChain: true });

test('a global list has exactly the buyers of the level, newest first', async () => {
  const [first, second, other] = [await join(api), await join(api), await join(api)];
  await api.buy(first, 3);
  await api.buy(second, 3);
  const list = (search = '') =>
    other.ask('globalPoolUsers', { wallet: other.account.address, position: 3, search });

  const { users } = await list();
  assert.deepEqual(
    users.slice(0, 2).map(({ id }) => id),
    [second.id, first.id],
  );
  for (const { date, time, joinedAt } of users) {
    assert.deepEqual([date, time], [utcDate(new Date(joinedAt)), utcTime(new Date(joinedAt))]);
  }
  assert.deepEqual((await list(other.account.address)).users, []);
  const found = await list(` ${first.account.address.slice(0, 14).toUpperCase()} `);
  assert.equal(found.pagination.totalUsers, 1);
  assertSameWallet(found.users[0]?.walletId, first.account.address);
});

test('a global list has pages, and a page past the end is empty', async () => {
  const { ask, account, id } = await join(api);
  await api.buy({ account }, 6);
  const list = (page: number) =>
    ask('globalPoolUsers', { wallet: account.address, position: 6, page, limit: 1 });
  const [first, second] = [await list(1), await list(2)];
  assert.equal(first.users[0]?.id, id);
  assert.notEqual(second.users[0]?.walletId, first.users[0]?.walletId);
  const { totalUsers, totalCount, totalPages } = first.pagination;
  assert.deepEqual([totalCount, totalPages], [totalUsers, totalUsers]);
  const past = await list(totalPages + 1);
  assert.deepEqual([past.users, past.pagination.totalCount], [[], totalUsers]);
});

test('only 3, 6 and 9 have a global list', async () => {
  const { refused, account } = await join(api);
  for (const [positions, status, reason] of [
    [raceLevels.map(({ position }) => position), 422, 'server.notGlobalPool'],
    [[0, lastPosition + 1], 400, 'server.unknownPosition'],
  ] as const) {
    for (const position of positions)
      await refused('globalPoolUsers', { wallet: account.address, position }, status, reason);
  }
});
