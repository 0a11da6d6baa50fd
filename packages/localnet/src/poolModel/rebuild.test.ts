import { generations, type LedgerEntry, ledgerEntries } from '@upline/domain';
import { expect, test } from 'vitest';
import { outcomeOf } from './contractRevert.ts';
import { dice } from './dice.ts';
import {
  type GlobalInvestedArgs,
  isGlobalInvested,
  type PoolEvent,
  type RaceInvestedArgs,
} from './events.ts';
import { buyGlobal, buyRace, by, dawn, modifier, product, root, royalty, twoPools } from './twoPools.ts';
import { nobody, type Wallet } from './wallet.ts';

/** A random network and all of its logs. */
function grown(seed: number) {
  const roll = dice(seed);
  const scene = twoPools({ raceFee: 50_000_001n, globalFee: 50_000_001n, seats: ['s1', 's2'] });
  const { poolModel, race, global, registry, coin, logs } = scene;
  const wallets = [root, 's1', 's2', ...Array.from({ length: 60 }, (_, n) => `m${n}`)];
  // The coin's logs are recorded too, except for the minting of test money, which comes before.
  const keep = (call: () => PoolEvent[]) => {
    const outcome = outcomeOf(call);
    if ('events' in outcome) logs.push(...outcome.events);
  };
  for (let step = 0; step < 500; step++) {
    const at = dawn + BigInt(step) * 3600n;
    const wallet = wallets[roll(wallets.length)] ?? root;
    const known = wallets.filter((each) => registry.isBound(each));
    const sponsor = known[roll(known.length)] ?? root;
    switch (roll(8)) {
      case 0:
      case 1:
        keep(() => buyRace(poolModel, wallet, race.members()[roll(race.members().length)], at));
        break;
      case 2:
      case 3:
        keep(() => buyGlobal(poolModel, wallet, at));
        break;
      case 4:
        keep(() => registry.enroll(by(wallet, at), sponsor));
        break;
      case 5:
        keep(() => race.claim_bonus(by(wallet, at)));
        break;
      case 6:
        keep(() => global.claim_bonus(by(wallet, at)));
        break;
      default: {
        const joiningFee = 40_000_000n + BigInt(roll(20_000_000));
        const terms = { joiningFee, referralShare: 2000, networkShare: 5000, operatorShare: 3000 };
        keep(() => race.claim_product_fund(by(product, at), race.product_fund() / 2n));
        keep(() => global.claim_royalty_fund(by(royalty, at), global.royalty_fund() / 3n));
        keep(() => race.apply_terms(by(modifier, at)));
        keep(() => race.queue_terms(by(modifier, at), terms));
      }
    }
  }
  return { race, global, registry, coin, logs, wallets };
}

const add = (sums: Map<Wallet, bigint>, wallet: Wallet, amount: bigint) =>
  sums.set(wallet, (sums.get(wallet) ?? 0n) + amount);

/** Both pools and the registry, rebuilt from logs alone. */
function rebuilt(logs: readonly PoolEvent[]) {
  const entries: LedgerEntry[] = [];
  const race = { order: [] as Wallet[], upline: new Map<Wallet, Wallet>(), fund: 0n };
  const global = { order: [] as Wallet[], joinedAt: new Map<Wallet, bigint>(), acc: 0n, carry: 0n, fund: 0n };
  const sponsors = new Map<Wallet, Wallet>();
  const bits = new Map<Wallet, bigint>();
  const pools = new Map<Wallet, number>();

  const uplines = (wallet: Wallet) => {
    const found: Wallet[] = [];
    for (
      let next = race.upline.get(wallet);
      next && found.length < generations;
      next = race.upline.get(next)
    ) {
      found.push(next);
    }
    return found;
  };
  const enter = (pool: Wallet, wallet: Wallet) =>
    bits.set(wallet, (bits.get(wallet) ?? 0n) | (1n << BigInt(pools.get(pool) ?? 99)));

  function raceInvested({
    user,
    referral,
    upline,
    fee,
    bonus,
    perUpline,
    generations: paid,
    product,
  }: RaceInvestedArgs) {
    race.order.push(user);
    race.upline.set(user, upline);
    race.fund += product + perUpline * BigInt(generations - paid);
    const event = {
      name: 'RaceInvested',
      position: 1,
      user,
      referral,
      generations: paid,
      fee,
      bonus,
      perUpline,
    } as const;
    entries.push(...ledgerEntries(event, uplines(user)));
  }

  function globalInvested({
    user,
    referral,
    fee,
    referralCut,
    royaltyCut,
    poolCut,
    acc,
  }: GlobalInvestedArgs) {
    global.carry += poolCut - (acc - global.acc) * BigInt(global.order.length);
    global.acc = acc;
    global.fund += royaltyCut;
    global.order.push(user);
    global.joinedAt.set(user, acc);
    entries.push(...ledgerEntries({ name: 'GlobalInvested', position: 3, user, referral, fee, referralCut }));
  }

  for (const log of logs) {
    const position = log.address === 'race' ? 1 : 3;
    switch (log.eventName) {
      case 'Invested':
        enter(log.address, log.args.user);
        if (isGlobalInvested(log.args)) globalInvested(log.args);
        else raceInvested(log.args);
        break;
      case 'PlatformInvestorAdded':
        enter(log.address, log.args.user);
        if (position === 3) {
          global.order.push(log.args.user);
          global.joinedAt.set(log.args.user, 0n);
        } else {
          race.order.push(log.args.user);
          if (log.args.upline !== nobody) race.upline.set(log.args.user, log.args.upline);
        }
        break;
      case 'LostIncome':
        entries.push(...ledgerEntries({ name: 'LostIncome', position, ...log.args }));
        break;
      case 'BonusClaimed':
        entries.push(...ledgerEntries({ name: 'BonusClaimed', position, ...log.args }));
        break;
      case 'FundClaimed':
        if (log.args.kind === 0) race.fund -= log.args.amount;
        else global.fund -= log.args.amount;
        break;
      case 'SponsorBound':
        sponsors.set(log.args.member, log.args.sponsor);
        break;
      case 'PoolAdded':
        pools.set(log.args.pool, log.args.bit);
        break;
      default:
    }
  }

  function balances(position: 1 | 3) {
    const [credited, claimed] = [new Map<Wallet, bigint>(), new Map<Wallet, bigint>()];
    for (const { kind, wallet, amount } of entries.filter((entry) => entry.position === position)) {
      if (kind === 'claim') add(claimed, wallet, amount);
      if (kind === 'referral' || kind === 'level') add(credited, wallet, amount);
    }
    return { credited, claimed };
  }

  return { race, global, sponsors, bits, entries, balances };
}

test.each([1, 2, 3, 4, 5])('rebuilds balances, both funds and the tree from logs (network %i)', (seed) => {
  const { race, global, registry, coin, logs, wallets } = grown(seed);
  const told = rebuilt(logs);
  const [inRace, inGlobal] = [told.balances(1), told.balances(3)];

  expect(told.race.order).toEqual(race.members());
  expect(told.global.order).toEqual(global.members());
  expect([told.race.fund, told.global.fund]).toEqual([race.product_fund(), global.royalty_fund()]);
  expect([told.global.acc, told.global.carry]).toEqual([global.earned_per_share(), global.carry()]);
  for (const wallet of wallets) {
    const claimed = [inRace, inGlobal].map((pool) => pool.claimed.get(wallet) ?? 0n);
    const joined = told.global.joinedAt.get(wallet);
    const shared = joined === undefined ? 0n : told.global.acc - joined;
    expect(claimed).toEqual([race.claimed_bonus(wallet), global.claimed_bonus(wallet)]);
    expect([inRace.credited.get(wallet) ?? 0n, (inGlobal.credited.get(wallet) ?? 0n) + shared]).toEqual([
      race.getCurrentBonusEarned(wallet) + race.claimed_bonus(wallet),
      global.getCurrentBonusEarned(wallet) + global.claimed_bonus(wallet),
    ]);
    expect(told.race.upline.get(wallet) ?? nobody).toBe(race.users(wallet)[1]);
    const below = told.race.order.filter((other) => told.race.upline.get(other) === wallet);
    expect(below).toEqual(race.users(wallet)[2]);
    const [sponsor, , bits] = registry.wallets(wallet);
    expect([told.sponsors.get(wallet) ?? nobody, told.bits.get(wallet) ?? 0n]).toEqual([sponsor, bits]);
  }
  for (const pool of [race, global]) expect(coin.balanceOf(pool.address)).toBe(pool.owed());
  expect(told.entries.filter(({ kind }) => kind === 'lost').length).toBeGreaterThan(0);
  expect(race.members().length).toBeGreaterThan(20);
});
