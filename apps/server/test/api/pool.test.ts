import assert from 'node:assert/strict';
import { levels, poolTypeAt, splitRaceFee, toDecimal } from '@upline/domain';
import { test } from 'vitest';
import { everyKind } from './support/ledgerReading.ts';
import { serveApi } from './support/serveApi.ts';
import { assertSameWallet, join, type Registered, visit } from './support/visitor.ts';

const api = serveApi({ withChain: true });

test('each position has its contract, kind and fee', async () => {
  const { client } = await visit(api);
  const contracts = new Set<string>();
  for (const { position, fee } of levels) {
    const { data } = await client.call('poolConfig', { params: { position } });
    assert.equal(data.joinningFee, fee.toString());
    assert.equal(data.poolType, poolTypeAt(position));
    assert.notEqual(data.stableCoinAddress, data.contractAddress);
    contracts.add(data.contractAddress);
  }
  assert.equal(contracts.size, levels.length);
});

test('a wallet without purchases has no pools', async () => {
  const { client, signer } = await join(api);
  const { address } = await api.newSigner();
  for (const wallet of [signer.address, address]) {
    assert.deepEqual((await client.call('userPoolDetails', { params: { wallet } })).data, []);
  }
});

test('a purchase is in the buyer’s pools and profile, and the lost bonus in the sponsor’s', async () => {
  const sponsor = await join(api);
  const buyer = await join(api, sponsor.account.id);
  await api.buy(buyer.signer, 1);
  const { bonus, product } = splitRaceFee(50_000_000n);
  const of = async ({ client, account }: Registered) => ({
    pools: (await client.call('userPoolDetails', { params: { wallet: account.walletId } })).data,
    profile: (await client.call('profile', { params: { userId: account.id } })).data,
  });

  const bought = await of(buyer);
  const [pool, ...others] = bought.pools;
  assert.ok(pool?.joinedAt && pool.index && pool.upline);
  const { joinningFee, joinedAt, index, upline, ...participation } = pool;
  assert.deepEqual([others, joinningFee], [[], '50000000']);
  assert.deepEqual(bought.profile.poolParticipations, [participation]);
  assert.deepEqual(
    [pool.position, pool.isActive, pool.isUserActivatedThisPool, pool.productFund, pool.lastUpdated],
    [1, true, true, toDecimal(product), joinedAt],
  );
  assert.deepEqual([bought.profile.poolCount, bought.profile.energyTokens], [1, 15]);

  const lost = await of(sponsor);
  const [missed] = lost.pools;
  assert.deepEqual(
    [missed?.isUserActivatedThisPool, missed?.joinedAt, missed?.index, missed?.upline],
    [false, null, null, ''],
  );
  assert.deepEqual([missed?.lossIncome, missed?.referralFund], [toDecimal(bonus), '0']);
  const { poolCount, lossIncomes, referralIncomes } = lost.profile;
  assert.deepEqual([poolCount, lossIncomes, referralIncomes], [0, toDecimal(bonus), '0']);
});

test('the root is the direct sponsor of a member who named no upline', async () => {
  const { client, signer } = await join(api);
  const params = { wallet: signer.address, position: 1 };
  const { data } = await client.call('referrer', { params });
  assert.equal(data.isDirect, true);
  assert.equal(data.isBound, false);
  assert.deepEqual([data.enrolments, data.waitingFor], [[], '']);
  assertSameWallet(data.referrer, data.sponsor);
  assertSameWallet(data.registered, data.sponsor);
});

test('an unregistered wallet has its places, profile and rows, without ID and name', async () => {
  const { client, account } = await join(api);
  const params = { wallet: account.walletId, position: 3 };
  const { referrer: root } = (await client.call('referrer', { params })).data;
  const { data } = await client.call('profile', { params: { userId: root } });
  const { walletId, id, name, photo, uplineId, profileLink, poolCount, energyTokens } = data;
  assertSameWallet(walletId, root);
  assert.deepEqual([id, name, photo, uplineId, profileLink], ['', '', '', '', '']);
  assert.deepEqual([poolCount, energyTokens], [levels.length, 0]);
  const { data: pools } = await client.call('userPoolDetails', { params: { wallet: root } });
  assert.deepEqual(
    pools.map(({ position, index, upline, productFund }) => [position, index, upline, productFund]),
    levels.map(({ position }) => [position, 1, '', '0']),
  );
  for (const { joinedAt, lastUpdated, isUserActivatedThisPool } of pools) {
    assert.ok(isUserActivatedThisPool && joinedAt !== null);
    assert.ok(Date.parse(joinedAt) > Date.parse('2020-01-01T00:00:00Z'));
    assert.ok(Date.parse(lastUpdated) >= Date.parse(joinedAt));
  }
  const query = { search: root };
  const [row] = (await client.call('globalPoolUsers', { params, query })).data.users;
  assert.deepEqual([row?.id, row?.name, row?.photo], ['', '', '']);
  assert.equal(row?.joinedAt, pools.find(({ position }) => position === 3)?.joinedAt);
  const at = { wallet: root, position: 1 };
  const { data: tree } = await client.call('referralTree', { params: at });
  assert.deepEqual([tree?.user.id, tree?.user.profileLink, tree?.path], ['', '', [walletId]]);
});

test('a purchase binds the buyer permanently and gives the next place, below the sponsor if possible', async () => {
  const sponsor = await join(api);
  await api.buy(sponsor.signer, 1);
  const buyer = await join(api, sponsor.account.id);
  await api.buy(buyer.signer, 1);
  const poolOf = async ({ client, account }: Registered) =>
    (await client.call('userPoolDetails', { params: { wallet: account.walletId } })).data[0];
  const [above, below] = [await poolOf(sponsor), await poolOf(buyer)];
  assert.equal(below?.index, (above?.index ?? 0) + 1);
  assertSameWallet(below?.upline ?? '', sponsor.signer.address);
  const lookUp = async (position: number) => {
    const params = { wallet: buyer.account.walletId, position };
    return (await buyer.client.call('referrer', { params })).data;
  };
  const direct = await lookUp(1);
  assert.deepEqual([direct.isBound, direct.isDirect, direct.enrolments], [true, true, []]);
  for (const wallet of [direct.referrer, direct.sponsor]) assertSameWallet(wallet, sponsor.signer.address);
  const passing = await lookUp(2);
  assert.deepEqual([passing.isBound, passing.isDirect], [true, false]);
  assertSameWallet(passing.sponsor, sponsor.signer.address);
  assert.notEqual(passing.referrer.toLowerCase(), sponsor.signer.address.toLowerCase());
  const uplineOf = async ({ client, account }: Registered) =>
    (await client.call('profile', { params: { userId: account.id } })).data.uplineId;
  assertSameWallet(await uplineOf(buyer), sponsor.signer.address);
  assert.equal(await uplineOf(sponsor), '');
});

test('a pool’s last update is the time of its newest row for the member', async () => {
  const { sponsor, buyer } = await everyKind(api);
  for (const { client, account } of [sponsor, buyer]) {
    const { data } = await client.call('profile', { params: { userId: account.id } });
    for (const { position, lastUpdated } of data.poolParticipations) {
      const params = { wallet: account.walletId };
      const [newest] = (await client.call('ledger', { params, query: { position, limit: 1 } })).data.lines;
      assert.equal(lastUpdated, newest?.at, `position ${position}`);
    }
  }
});
