import { expect, test } from 'vitest';
import { naiveGlobal, naiveRace } from './naivePools.ts';
import { firstGlobalTerms, firstRaceTerms } from './terms.ts';
import { buyGlobal, buyRace, by, root, twoPools } from './twoPools.ts';
import { nobody, type Wallet } from './wallet.ts';
import type { PoolWorld } from './world.ts';

// Indivisible on purpose, so that each rounding shows.
const fee = 50_000_001n;
type Join = readonly [wallet: Wallet, referral: Wallet];

/** The first thing that is wrong with a race pool after some joins; `null` when nothing is. */
function raceFault(world: PoolWorld, joins: readonly Join[]): string | null {
  const race = world.racePoolAt('race');
  const naive = naiveRace(root, firstRaceTerms(fee));
  for (const [wallet, referral] of joins) naive.join(wallet, referral);
  const paidIn = fee * BigInt(joins.length);
  if (race.owed() !== paidIn || world.coin.balanceOf('race') !== paidIn) return 'conservation';
  if (race.product_fund() !== naive.product()) return 'product fund';
  if (race.sequential_index() !== BigInt(naive.firstFree())) return 'first free';
  for (const [position, wallet] of naive.order.entries()) {
    const [index, upline, downlines] = race.users(wallet);
    if (index !== BigInt(position + 1)) return `index of ${wallet}`;
    if (upline !== (naive.above.get(wallet) ?? nobody)) return `upline of ${wallet}`;
    if (downlines.join() !== naive.below.get(wallet)?.join()) return `downlines of ${wallet}`;
    if (race.getCurrentBonusEarned(wallet) !== (naive.earned.get(wallet) ?? 0n)) return `income of ${wallet}`;
    let step = wallet;
    for (const found of race.five_uplines(wallet)) {
      step = race.users(step)[1];
      if (found !== step) return `uplines of ${wallet}`;
    }
  }
  return null;
}

/** As `raceFault`, for a global pool. */
function globalFault(world: PoolWorld, joins: readonly Join[]): string | null {
  const global = world.globalPoolAt('global');
  const naive = naiveGlobal(root, firstGlobalTerms(fee));
  for (const [wallet, referral] of joins) naive.join(wallet, referral);
  const paidIn = fee * BigInt(joins.length);
  if (global.owed() !== paidIn || world.coin.balanceOf('global') !== paidIn) return 'conservation';
  if (global.carry() !== naive.carry() || global.royalty_fund() !== naive.royalty()) return 'carry';
  if (global.carry() >= global.total_users()) return 'carry too large';
  const wrong = [root, ...joins.map(([wallet]) => wallet)].find(
    (wallet) => global.getCurrentBonusEarned(wallet) !== (naive.earned.get(wallet) ?? 0n),
  );
  return wrong ? `income of ${wrong}` : null;
}

/** Everything that n joins can come to when each newcomer names anybody who is in: 1 × 2 × … × n worlds. */
function everyTree(
  world: PoolWorld,
  joins: readonly Join[],
  length: number,
  see: (joins: readonly Join[]) => void,
): void {
  const fault = raceFault(world, joins);
  if (fault) expect.fail(`${fault} after ${joins.join(' ')}`);
  if (joins.length === length) {
    see(joins);
    return;
  }
  const newcomer = `m${joins.length}`;
  for (const referral of [root, ...joins.map(([wallet]) => wallet)]) {
    const next = world.clone();
    buyRace(next, newcomer, referral);
    everyTree(next, [...joins, [newcomer, referral]], length, see);
  }
}

test.each([
  [6, 720],
  [8, 40_320],
])(
  'for every choice of referral by %i newcomers, the place is the naive one and every unit is owed',
  (length, trees) => {
    let seen = 0;
    everyTree(twoPools({ raceFee: fee }).world, [], length, () => {
      seen += 1;
    });
    expect(seen).toBe(trees);
  },
  30_000,
);

/** Who brought whom: two lines, one of them long, so that many orders lose income. */
const sponsors: readonly Join[] = [
  ['a', root],
  ['b', 'a'],
  ['c', 'b'],
  ['d', 'c'],
  ['e', 'a'],
  ['f', 'e'],
  ['g', root],
];

function orders<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first, index) => orders(things.toSpliced(index, 1)).map((rest) => [first, ...rest]));
}

test('in all 5,040 orders of buying, bonuses go to the nearest in line who is in and losses to the sponsor', () => {
  const { world } = twoPools({ raceFee: fee, globalFee: fee });
  for (const [member, sponsor] of sponsors) world.registry.enroll(by(member), sponsor);
  const sponsorOf = new Map(sponsors);
  const members = sponsors.map(([member]) => member);

  for (const order of orders(members)) {
    const run = world.clone();
    const joins: Join[] = [];
    for (const buyer of order) {
      const isIn = (wallet: Wallet) => wallet === root || joins.some(([joined]) => joined === wallet);
      const sponsor = sponsorOf.get(buyer) ?? root;
      let referral = sponsor;
      while (!isIn(referral)) referral = sponsorOf.get(referral) ?? root;
      const lost = [...buyRace(run, buyer), ...buyGlobal(run, buyer)].filter(
        ({ eventName }) => eventName === 'LostIncome',
      );
      joins.push([buyer, referral]);
      if (lost.length !== (referral === sponsor ? 0 : 2))
        expect.fail(`losses of ${order.join()} at ${buyer}`);
      for (const { args } of lost)
        expect(args).toMatchObject({ loser: sponsor, from: buyer, receiver: referral });
    }
    const fault = raceFault(run, joins) ?? globalFault(run, joins);
    if (fault) expect.fail(`${fault} after ${order.join()}`);
  }
}, 30_000);
