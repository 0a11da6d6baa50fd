import assert from 'node:assert/strict';
import { levels, poolTypeAt, splitRaceFee, toDecimal } from '@upline/domain';
import { test } from 'vitest';
import { assertSameWallet, join, newAccount, type Registered, visit } from '../support/visitor.ts';
import { everyKind, ledgerOf } from './support/ledgerReading.ts';
import { serveApi } from './support/serveApi.ts';

const api = serveApi({ withChain: true });

const poolsOf = ({ ask, account }: Registered) => ask('userPoolDetails', { wallet: account.address });

const profileOf = ({ ask, id }: Registered) => ask('profile', { userId: id });

test('each position has its contract, kind and fee', async () => {
  const { ask } = visit(api);
  const contracts = new Set<string>();
  for (const { position, fee } of levels) {
    const pool = await ask('poolConfig', { position });
    assert.deepEqual([pool.joinningFee, pool.poolType], [fee.toString(), poolTypeAt(position)]);
    assert.notEqual(pool.stableCoinAddress, pool.contractAddress);
    contracts.add(pool.contractAddress);
  }
  assert.equal(contracts.size, levels.length);
});

test('a wallet without purchases has no pools', async () => {
  const { ask, account } = await join(api);
  for (const wallet of [account.address, newAccount().address]) {
    assert.deepEqual(await ask('userPoolDetails', { wallet }), []);
  }
});

test('a purchase is in the buyer’s pools and profile, and the lost bonus in the sponsor’s', async () => {
  const sponsor = await join(api);
  const buyer = await join(api, sponsor.id);
  await api.buy(buyer, 1);
  const { bonus, product } = splitRaceFee(50_000_000n);

  const [pool, ...others] = await poolsOf(buyer);
  assert.ok(pool?.joinedAt && pool.index && pool.upline);
  const { joinningFee, joinedAt, index, upline, ...participation } = pool;
  assert.deepEqual([others, joinningFee], [[], '50000000']);
  assert.deepEqual(
    [pool.position, pool.isActive, pool.isUserActivatedThisPool, pool.productFund, pool.lastUpdated],
    [1, true, true, toDecimal(product), joinedAt],
  );
  const { poolParticipations, poolCount, energyTokens } = await profileOf(buyer);
  assert.deepEqual([poolParticipations, poolCount, energyTokens], [[participation], 1, 15]);

  const [missed] = await poolsOf(sponsor);
  assert.deepEqual(
    [missed?.isUserActivatedThisPool, missed?.joinedAt, missed?.index, missed?.upline],
    [false, null, null, ''],
  );
  assert.deepEqual([missed?.lossIncome, missed?.referralFund], [toDecimal(bonus), '0']);
  const lost = await profileOf(sponsor);
  assert.deepEqual([lost.poolCount, lost.lossIncomes, lost.referralIncomes], [0, toDecimal(bonus), '0']);
});

test('the root is the direct sponsor of a member who named no upline', async () => {
  const { ask, account } = await join(api);
  const found = await ask('referrer', { wallet: account.address, position: 1 });
  assert.deepEqual(
    [found.isDirect, found.isBound, found.enrolments, found.waitingFor],
    [true, false, [], ''],
  );
  assertSameWallet(found.referrer, found.sponsor);
  assertSameWallet(found.registered, found.sponsor);
});

test('an unregistered wallet has its places, profile and rows, without ID and name', async () => {
  const { ask, account } = await join(api);
  const params = { wallet: account.address, position: 3 };
  const { referrer: root } = await ask('referrer', params);
  const data = await ask('profile', { userId: root });
  assertSameWallet(data.walletId, root);
  assert.deepEqual([data.id, data.name, data.photo, data.uplineId, data.profileLink], ['', '', '', '', '']);
  assert.deepEqual([data.poolCount, data.energyTokens], [levels.length, 0]);
  const pools = await ask('userPoolDetails', { wallet: root });
  assert.deepEqual(
    pools.map(({ position, index, upline, productFund }) => [position, index, upline, productFund]),
    levels.map(({ position }) => [position, 1, '', '0']),
  );
  for (const { joinedAt, lastUpdated, isUserActivatedThisPool } of pools) {
    assert.ok(isUserActivatedThisPool && joinedAt !== null);
    assert.ok(Date.parse(joinedAt) > Date.parse('2020-01-01T00:00:00Z'));
    assert.ok(Date.parse(lastUpdated) >= Date.parse(joinedAt));
  }
  const [row] = (await ask('globalPoolUsers', { ...params, search: root })).users;
  assert.deepEqual([row?.id, row?.name, row?.photo], ['', '', '']);
  assert.equal(row?.joinedAt, pools.find(({ position }) => position === 3)?.joinedAt);
  const tree = await ask('referralTree', { wallet: root, position: 1 });
  assert.deepEqual([tree?.user.id, tree?.user.profileLink, tree?.path], ['', '', [data.walletId]]);
});

test('a purchase binds the buyer permanently and gives the next place, below the sponsor if possible', async () => {
  const sponsor = await join(api);
  await api.buy(sponsor, 1);
  const buyer = await join(api, sponsor.id);
  await api.buy(buyer, 1);
  const wallet = sponsor.account.address;
  const [[above], [below]] = [await poolsOf(sponsor), await poolsOf(buyer)];
  assert.equal(below?.index, (above?.index ?? 0) + 1);
  assertSameWallet(below?.upline, wallet);
  const lookUp = (position: number) => buyer.ask('referrer', { wallet: buyer.account.address, position });
  const [direct, passing] = [await lookUp(1), await lookUp(2)];
  assert.deepEqual([direct.isBound, direct.isDirect, direct.enrolments], [true, true, []]);
  assert.deepEqual([passing.isBound, passing.isDirect], [true, false]);
  for (const found of [direct.referrer, direct.sponsor, passing.sponsor]) assertSameWallet(found, wallet);
  assert.notEqual(passing.referrer.toLowerCase(), wallet.toLowerCase());
  assertSameWallet((await profileOf(buyer)).uplineId, wallet);
  assert.equal((await profileOf(sponsor)).uplineId, '');
});

test('a pool’s last update is the time of its newest row for the member', async () => {
  const { sponsor, buyer } = await everyKind(api);
  for (const member of [sponsor, buyer]) {
    for (const { position, lastUpdated } of (await profileOf(member)).poolParticipations) {
      const [newest] = (await ledgerOf(member, { position, limit: 1 })).lines;
      assert.equal(lastUpdated, newest?.at, `position ${position}`);
    }
  }
});
