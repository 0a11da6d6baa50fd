import { expect, test } from 'vitest';
import { buyGlobal, buyRace, by, dawn, product, root, royalty, twoPools } from './twoPools.ts';
import { nobody } from './wallet.ts';

const dollars = (amount: bigint) => Number(amount) / 1_000_000;

test('splits $50 of a race pool: 10 to the sponsor, 5 to each of five uplines, 15 to the product fund', () => {
  const { poolModel, race } = twoPools();
  const line = ['a', 'b', 'c', 'd', 'e', 'f'];
  for (const [index, wallet] of line.entries()) buyRace(poolModel, wallet, line[index - 1] ?? root);
  const credit = () => [root, ...line].map((wallet) => dollars(race.getCurrentBonusEarned(wallet)));
  const [before, fund] = [credit(), race.product_fund()];
  const events = buyRace(poolModel, 'g', 'f');

  expect(credit().map((now, index) => now - (before[index] ?? 0))).toEqual([0, 0, 5, 5, 5, 5, 15]);
  expect(dollars(race.product_fund() - fund)).toBe(15);
  expect(events.find(({ eventName }) => eventName === 'Invested')?.args).toEqual({
    user: 'g',
    referral: 'f',
    upline: 'f',
    index: 8,
    slot: 1,
    fee: 50_000_000n,
    bonus: 10_000_000n,
    perUpline: 5_000_000n,
    generations: 5,
    product: 15_000_000n,
  });
});

test("adds missing generations to the product fund, but not to the event's `product`", () => {
  const { poolModel, race } = twoPools();
  const [told] = buyRace(poolModel, 'a').filter(({ eventName }) => eventName === 'Invested');

  expect(told?.args).toMatchObject({ generations: 1, product: 15_000_000n });
  expect(dollars(race.product_fund())).toBe(15 + 4 * 5);
  expect(dollars(race.getCurrentBonusEarned(root))).toBe(10 + 5);
});

test('splits $150 of a global pool: 105 in equal shares, 30 to the sponsor, 15 to the royalty fund', () => {
  const { poolModel, global, registry } = twoPools();
  for (const wallet of ['a', 'b']) registry.enroll(by(wallet), root);
  buyGlobal(poolModel, 'a');
  const events = buyGlobal(poolModel, 'b');

  expect(dollars(global.getCurrentBonusEarned(root))).toBe(105 + 30 + 52.5 + 30);
  expect(dollars(global.getCurrentBonusEarned('a'))).toBe(52.5);
  expect(dollars(global.getCurrentBonusEarned('b'))).toBe(0);
  expect(dollars(global.royalty_fund())).toBe(30);
  expect(events.find(({ eventName }) => eventName === 'Invested')?.args).toEqual({
    user: 'b',
    referral: root,
    index: 3,
    fee: 150_000_000n,
    poolCut: 105_000_000n,
    referralCut: 30_000_000n,
    royaltyCut: 15_000_000n,
    acc: 157_500_000n,
  });
});

test('carries the indivisible rest of a shared cut to the next purchase', () => {
  const { poolModel, global, registry } = twoPools({ seats: ['s', 't'], globalFee: 50_000_001n });
  const poolCut = 50_000_001n - 10_000_000n - 5_000_000n;
  for (const wallet of ['a', 'b']) registry.enroll(by(wallet), root);
  buyGlobal(poolModel, 'a');
  expect(global.earned_per_share()).toBe(poolCut / 3n);
  expect(global.carry()).toBe(poolCut % 3n);
  buyGlobal(poolModel, 'b');
  expect(global.earned_per_share()).toBe(poolCut / 3n + (poolCut + (poolCut % 3n)) / 4n);
  expect(global.carry()).toBe((poolCut + (poolCut % 3n)) % 4n);
});

test('pays the bonus of a sponsor outside the pool to the nearest upline inside', () => {
  const { poolModel, race, registry } = twoPools();
  buyRace(poolModel, 'top');
  for (const [member, sponsor] of [
    ['middle', 'top'],
    ['sponsor', 'middle'],
    ['buyer', 'sponsor'],
  ] as const) {
    registry.enroll(by(member), sponsor);
  }
  const before = race.getCurrentBonusEarned('top');
  const events = buyRace(poolModel, 'buyer');

  expect(events.filter(({ eventName }) => eventName === 'LostIncome')).toEqual([
    {
      address: 'race',
      eventName: 'LostIncome',
      args: { loser: 'sponsor', from: 'buyer', receiver: 'top', amount: 10_000_000n },
    },
  ]);
  // The bonus and one generation, since `top` is also the buyer's upline in the matrix.
  expect(race.getCurrentBonusEarned('top') - before).toBe(15_000_000n);
  expect(race.users('buyer')[1]).toBe('top');
});

test('pays the global referral cut by the same rule', () => {
  const { poolModel, registry } = twoPools();
  registry.enroll(by('sponsor'), root);
  registry.enroll(by('buyer'), 'sponsor');
  const lost = buyGlobal(poolModel, 'buyer').find(({ eventName }) => eventName === 'LostIncome');
  expect(lost?.args).toEqual({ loser: 'sponsor', from: 'buyer', receiver: root, amount: 30_000_000n });
});

test('pays the root if no sponsor within 32 hops is in the pool', () => {
  const { poolModel, registry, race } = twoPools();
  buyRace(poolModel, 'w0');
  for (let n = 1; n <= 33; n++) registry.enroll(by(`w${n}`), `w${n - 1}`);
  const bit = registry.pools('race')[0];

  expect(registry.referrer('w32', bit)).toEqual(['w0', false]);
  expect(registry.referrer('w33', bit)).toEqual([root, false]);
  buyRace(poolModel, 'w33');
  expect(race.users('w33')[1]).toBe(root);
});

test('places a member in the earliest free slot if the referral is full, and still pays the referral', () => {
  const { poolModel, race } = twoPools();
  buyRace(poolModel, 'a');
  for (let n = 1; n <= 5; n++) buyRace(poolModel, `a${n}`, 'a');
  const before = race.getCurrentBonusEarned('a');
  buyRace(poolModel, 'a6', 'a');

  expect(race.users('a')[2]).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
  expect(race.users('a6')).toEqual([8n, root, []]);
  expect(race.getCurrentBonusEarned('a') - before).toBe(10_000_000n);
});

test("seats platform investors at the top without a fee, with a member's income", () => {
  const seats = ['s1', 's2', 's3', 's4', 's5'];
  const { poolModel, race } = twoPools({ seats });
  expect(race.users(root)).toEqual([1n, nobody, seats]);
  expect(race.sequential_index()).toBe(2n);
  expect(race.owed()).toBe(0n);
  buyRace(poolModel, 'a', 's3');
  expect(race.five_uplines('a')).toEqual(['s3', root, nobody, nobody, nobody]);
});

test('rounds an indivisible fee into the product fund and the shared part without loss', () => {
  const { poolModel, race, global, coin } = twoPools({ raceFee: 50_000_001n, globalFee: 50_000_001n });
  for (const wallet of ['a', 'b', 'c']) {
    buyRace(poolModel, wallet);
    buyGlobal(poolModel, wallet);
  }
  for (const pool of [race, global]) {
    expect(pool.owed()).toBe(150_000_003n);
    expect(coin.balanceOf(pool.address)).toBe(150_000_003n);
  }
  expect(race.config()).toMatchObject({
    bonus_cut: 10_000_000n,
    upline_cut: 5_000_000n,
    product_cut: 15_000_001n,
  });
});

test('pays all credits in one claim, and the funds to their receivers', () => {
  const { poolModel, race, global, coin } = twoPools();
  buyRace(poolModel, 'a');
  buyGlobal(poolModel, 'a');
  expect(race.claim_bonus(by(root)).map(({ eventName }) => eventName)).toEqual(['Transfer', 'BonusClaimed']);
  global.claim_bonus(by(root));
  race.claim_product_fund(by(product), 35_000_000n);
  global.claim_royalty_fund(by(royalty), 15_000_000n);

  expect(coin.balanceOf(root)).toBe(15_000_000n + 135_000_000n);
  expect([coin.balanceOf(product), coin.balanceOf(royalty)]).toEqual([35_000_000n, 15_000_000n]);
  expect([race.claimed_bonus(root), race.getCurrentBonusEarned(root), race.owed()]).toEqual([
    15_000_000n,
    0n,
    0n,
  ]);
  expect(global.owed()).toBe(0n);
});

test('applies new terms to later purchases only', () => {
  const { poolModel, race } = twoPools();
  buyRace(poolModel, 'a');
  const earned = race.getCurrentBonusEarned(root);
  const terms = { joiningFee: 100_000_000n, referralShare: 1000, networkShare: 6000, operatorShare: 3000 };
  race.queue_terms(by('modifier'), terms);
  expect(race.pending_terms()).toEqual([terms, dawn + 172_800n, dawn + 172_800n + 1_209_600n]);
  race.apply_terms(by('modifier', dawn + 172_800n));

  expect(race.getCurrentBonusEarned(root)).toBe(earned);
  buyRace(poolModel, 'b');
  expect(race.getCurrentBonusEarned(root) - earned).toBe(10_000_000n + 12_000_000n);
  expect(race.pending_terms()[1]).toBe(0n);
});

test('keeps a clone independent of the original', () => {
  const { poolModel, race } = twoPools();
  buyRace(poolModel, 'a');
  const other = poolModel.clone();
  buyRace(other, 'b');

  expect(race.total_users()).toBe(2n);
  expect(other.racePoolAt('race').total_users()).toBe(3n);
  expect([poolModel.registry.isBound('b'), other.registry.isBound('b')]).toEqual([false, true]);
  expect([poolModel.coin.balanceOf('race'), other.coin.balanceOf('race')]).toEqual([
    50_000_000n,
    100_000_000n,
  ]);
});
