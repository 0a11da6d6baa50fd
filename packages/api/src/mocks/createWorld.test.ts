import {
  enrolmentMargin,
  fromDecimal,
  globalLevels,
  levels,
  splitGlobalFee,
  splitRaceFee,
} from '@upline/domain';
import { expect, test } from 'vitest';
import { createWorld } from './createWorld.ts';
import { memberIdAt, walletAt } from './identities.ts';
import { anonymousMember, fullMember, growingMember, newMember, visitor } from './presets.ts';
import { poolsOf, profileOf } from './statement.ts';

const total = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

test('every total of a profile is the sum of its rows and of its pools', () => {
  const world = fullMember();
  const profile = profileOf(world, world.wallet);
  const pools = poolsOf(world, world.wallet);
  const lines = world.chain.lines.filter((line) => line.wallet === world.wallet);
  const sum = (kind: string) => total(lines.filter((line) => line.kind === kind).map(({ amount }) => amount));

  expect(fromDecimal(profile.referralIncomes)).toBe(sum('referral'));
  expect(fromDecimal(profile.levelIncomes)).toBe(sum('level'));
  expect(fromDecimal(profile.globalIncomes)).toBe(total(pools.map((pool) => fromDecimal(pool.globalIncome))));
  expect(fromDecimal(profile.referralIncomes)).toBe(
    total(pools.map((pool) => fromDecimal(pool.referralFund))),
  );
  expect(fromDecimal(profile.levelIncomes)).toBe(total(pools.map((pool) => fromDecimal(pool.levelIncome))));
  expect(fromDecimal(profile.globalIncomes)).toBeGreaterThan(0n);
  expect(profile).toMatchObject({ poolCount: levels.length, totalReferrals: 60, lossIncomes: '0' });
});

test('a purchase pays the sponsor and five uplines, and no more than the fee', () => {
  const world = createWorld({ sponsors: 5, activated: [1] });
  const me = world.memberByWallet(world.wallet);
  world.register({ wallet: walletAt(500), upline: me?.id ?? '' });
  const { lines } = world.buy(walletAt(500), 1);
  const { bonus, perUpline } = splitRaceFee(50_000_000n);

  expect(lines[0]).toMatchObject({ kind: 'participation', wallet: walletAt(500), amount: 50_000_000n });
  expect(lines[1]).toMatchObject({ kind: 'referral', wallet: world.wallet, amount: bonus });
  expect(lines.slice(2).map(({ kind, amount }) => [kind, amount])).toEqual(
    Array.from({ length: 5 }, () => ['level', perUpline]),
  );
  expect(lines[2]?.wallet).toBe(world.wallet);
});

test('a sponsor without the level loses the bonus to the nearest upline who has it', () => {
  const world = newMember();
  const me = world.memberByWallet(world.wallet);
  world.register({ wallet: walletAt(500), upline: me?.id ?? '' });
  const { lines, referral } = world.buy(walletAt(500), 1);

  expect(referral).toBe(me?.sponsor);
  expect(lines.at(-1)).toMatchObject({ kind: 'lost', wallet: world.wallet, receiver: referral });
  expect(profileOf(world, world.wallet)).toMatchObject({ lossIncomes: '10', referralIncomes: '0' });
  expect(poolsOf(world, world.wallet)).toMatchObject([
    { position: 1, isUserActivatedThisPool: false, lossIncome: '10', joinedAt: null, index: null },
  ]);
});

test('a signature that expires within the hour or was withdrawn does not record its member', () => {
  const world = createWorld();
  const sponsor = world.register({ wallet: walletAt(500) });
  if (typeof sponsor === 'string') throw new Error('Nobody could join.');
  world.register({ wallet: walletAt(501), upline: sponsor.id });
  const seconds = () => BigInt(Math.floor(world.now().getTime() / 1000));
  const unsigned = () => world.chain.recordable(walletAt(501)).unsigned;

  world.sign(walletAt(500), seconds() + BigInt(enrolmentMargin) + 1n);
  expect(unsigned()).toEqual([]);
  world.advance(1000);
  expect(unsigned()).toEqual([walletAt(500)]);
  world.sign(walletAt(500));
  expect(unsigned()).toEqual([]);
  world.places.withdraw(walletAt(500));
  expect(unsigned()).toEqual([walletAt(500)]);
});

test('shares a global purchase equally among earlier holders, to the last unit', () => {
  const world = createWorld({ sponsors: 1, activated: [3] });
  const fee = 150_000_000n;
  const shares = splitGlobalFee(fee).pool;
  world.register({ wallet: walletAt(500) });
  world.buy(walletAt(500), 3);
  const holders = [world.chain.root, walletAt(2), world.wallet, walletAt(500)];
  const earned = holders.map((wallet) => world.chain.globalIncome(wallet, 3, world.ledgerBlock()));

  expect(earned).toEqual([shares + shares / 2n + shares / 3n, shares / 2n + shares / 3n, shares / 3n, 0n]);
});

test('carries the remainder of a share to the next purchase', () => {
  const { chain, ledgerBlock } = fullMember();
  for (const { position, fee } of globalLevels) {
    const holders = [...chain.pool(position).places.keys()];
    const earned = total(holders.map((wallet) => chain.globalIncome(wallet, position, ledgerBlock())));
    const missing = splitGlobalFee(fee).pool * BigInt(holders.length - 1) - earned;
    expect(missing).toBeGreaterThanOrEqual(0n);
    expect(missing).toBeLessThan(BigInt(holders.length));
  }
});

test('the sixth referral spills to the first free slot of the pool', () => {
  const world = createWorld({ sponsors: 0, activated: [1], referrals: 6, referralLevel: () => 1 });
  const upline = (n: number) => world.chain.pool(1).places.get(walletAt(100 + n))?.upline;

  expect(Array.from({ length: 5 }, (_, n) => upline(n))).toEqual(Array(5).fill(world.wallet));
  expect(upline(5)).toBe(world.chain.root);
});

test('hides purchases that the ledger has not read, and marks young ones as provisional', () => {
  const world = growingMember({ ledgerFollows: false, referrals: 3 });
  const before = profileOf(world, world.wallet);
  const { block } = world.buy(walletAt(100), 1);
  expect(world.activatedOf(walletAt(100))).toEqual([1]);
  expect(profileOf(world, world.wallet)).toEqual(before);

  world.catchUp();
  expect(world.ledgerBlock()).toBe(block);
  expect(profileOf(world, world.wallet).provisionalIncomes).toMatchObject({ referral: '10', level: '5' });
  world.settle();
  expect(profileOf(world, world.wallet).provisionalIncomes.referral).toBe('0');
});

test.each([
  ['newMember', newMember],
  ['growingMember', growingMember],
  ['fullMember', fullMember],
  ['anonymousMember', anonymousMember],
])('in %s, every wallet’s rows and shares sum to its claimable credits', (_name, preset) => {
  const { chain, ledgerBlock, members } = preset();
  for (const wallet of [chain.root, ...members().map((member) => member.wallet)]) {
    for (const { position } of levels) {
      const credited = chain.lines.filter(
        (line) =>
          line.wallet === wallet &&
          line.position === position &&
          (line.kind === 'referral' || line.kind === 'level'),
      );
      const told =
        total(credited.map(({ amount }) => amount)) + chain.globalIncome(wallet, position, ledgerBlock());
      expect(told).toBe(chain.claimable(wallet, position));
    }
  }
});

test('rows are ordered by the time of their blocks', () => {
  for (const preset of [growingMember, fullMember, anonymousMember]) {
    const times = preset().chain.lines.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  }
});

test('a claim pays the whole credit once and changes no income', () => {
  const world = growingMember();
  const due = world.claimable(world.wallet, 1);
  const before = profileOf(world, world.wallet);
  expect(due).toBeGreaterThan(0n);
  const { amount, block, transaction } = world.claim(world.wallet, 1);
  expect([amount, block]).toEqual([due, world.ledgerBlock()]);
  expect(transaction).toMatch(/^0x[0-9a-f]{64}$/);
  expect(world.claimable(world.wallet, 1)).toBe(0n);
  expect({ ...profileOf(world, world.wallet), poolParticipations: [] }).toEqual({
    ...before,
    poolParticipations: [],
  });
  expect(() => world.claim(world.wallet, 1)).toThrow('NotEnoughBonus');
  expect(() => world.claim(world.wallet, 4)).toThrow('UserNotInvestor');
});

test('a global pool’s last update is the last purchase', () => {
  const world = createWorld({ activated: [3] });
  const [before] = poolsOf(world, world.wallet);
  world.advance(60_000);
  world.buy(walletAt(500), 3);
  const [after] = poolsOf(world, world.wallet);
  expect(after).toMatchObject({ joinedAt: before?.joinedAt, lastUpdated: world.now().toISOString() });
});

test('a global pool pays only the shares since the last claim', () => {
  const world = createWorld({ activated: [3] });
  const earn = (n: number) => {
    world.register({ wallet: walletAt(n) });
    world.buy(walletAt(n), 3);
    return world.claimable(world.wallet, 3);
  };
  const first = earn(500);
  expect(world.claim(world.wallet, 3).amount).toBe(first);
  const second = earn(501);
  expect(world.chain.globalIncome(world.wallet, 3, world.ledgerBlock())).toBe(first + second);
});

test('buying a level twice reverts like the contract and changes nothing', () => {
  const world = growingMember();
  const { lines, head } = world.chain;
  const before = [lines.length, head()];
  expect(() => world.buy(world.wallet, 1)).toThrow('AlreadyInvested');
  expect([lines.length, head()]).toEqual(before);
});

test('registering later does not replace the sponsor on the chain', () => {
  const world = newMember();
  const me = world.memberByWallet(world.wallet);
  world.buy(walletAt(500), 1);
  world.register({ wallet: walletAt(500), upline: me?.id ?? '' });
  expect(world.chain.sponsorOf(walletAt(500))).toBe(world.chain.root);
  expect(world.chain.referrer(walletAt(500), 2)).toEqual({ referrer: world.chain.root, isDirect: true });
  expect(profileOf(world, walletAt(500)).uplineId).toBe(world.chain.root);
  expect(world.referralsOf(world.wallet)).toEqual([]);
});

test('no two members share a wallet, an ID or the first characters of a wallet', () => {
  // Members below the referrals have numbers above 2,000.
  const count = 4000;
  const numbers = Array.from({ length: count }, (_, n) => n);
  expect(new Set(numbers.map(walletAt)).size).toBe(count);
  expect(new Set(numbers.map((n) => walletAt(n).slice(0, 10))).size).toBe(count);
  expect(new Set(numbers.map(memberIdAt)).size).toBe(count);
  expect(levels.map(({ position }) => memberIdAt(position))[0]).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
});

test('rejects the member’s own wallet as upline, and a second registration', () => {
  const world = visitor();
  expect(world.register({ wallet: walletAt(500), upline: `@/${walletAt(500)}` })).toBe('ownUpline');
  expect(world.register({ wallet: walletAt(500), upline: '0000-0000' })).toBe('unknownUpline');
  expect(world.register({ wallet: walletAt(500) })).toMatchObject({ sponsor: null });
  expect(world.register({ wallet: walletAt(500).toUpperCase().replace('0X', '0x') })).toBe(
    'alreadyRegistered',
  );
});
