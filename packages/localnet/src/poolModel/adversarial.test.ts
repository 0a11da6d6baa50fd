import { generations } from '@upline/domain';
import { expect, test } from 'vitest';
import { dice } from './dice.ts';
import { isGlobalInvested } from './events.ts';
import { FirstFree, firstFreeByScan } from './firstFree.ts';
import { buyRace, root, twoPools } from './twoPools.ts';
import type { Wallet } from './wallet.ts';

const joins = process.env.UPLINE_TESTS === 'full' ? 100_000 : 20_000;

/** What attackers see before they name a referral. Indices count from 1, as on chain. */
interface PoolView {
  /** Slots taken by index; index 0 is nobody. */
  taken: readonly number[];
  /** The first index with a free slot. */
  pointer: number;
}

/** Picks the index of the referral of the next join. */
type Strategy = (view: PoolView) => number;

/**
 * Fills blocks of members ahead of the pointer in an order of the attacker's choice, then lets one join spill,
 * again and again until the pointer has passed over the block.
 */
function blocks(size: number, arrange: (block: number[]) => number[]): Strategy {
  let end = 0;
  let order: number[] = [];
  return ({ taken, pointer }) => {
    while (order[0] !== undefined && taken[order[0]] === generations) order.shift();
    if (order[0] !== undefined) return order[0];
    const last = taken.length - 1;
    if (pointer > end && last >= pointer + size) {
      end = pointer + size;
      order = arrange(Array.from({ length: size }, (_, offset) => pointer + 1 + offset));
      return order[0] as number;
    }
    return 1;
  };
}

const roll = dice(7);

/** Left, right, left, right … from both ends inwards. */
function inwards(block: number[]): number[] {
  return block.map((_, turn) => (turn % 2 === 0 ? block[turn / 2] : block.at(-(turn + 1) / 2)) as number);
}

const orders: ((block: number[]) => number[])[] = [
  inwards,
  (block) => inwards(block).toReversed(),
  (block) => [...block.filter((index) => index % 2 === 0), ...block.filter((index) => index % 2 === 1)],
  (block) =>
    block
      .map((index) => [roll(1_000_000), index] as const)
      .toSorted(([one], [other]) => one - other)
      .map(([, index]) => index),
];

/** From both ends, from the middle, every second one first, at random; and round again. */
function byTurns(): (block: number[]) => number[] {
  let turn = 0;
  return (block) => {
    turn += 1;
    return orders[turn % orders.length]?.(block) ?? block;
  };
}

/** By name, with a number of members that the pointer must at some time pass in a single join. */
const strategies: [name: string, run: number, strategy: Strategy][] = [
  ['everybody under the root', 1, () => 1],
  ['the deepest chain', 0, ({ taken }) => taken.length - 1],
  ['anybody at random', 2, ({ taken }) => 1 + roll(taken.length - 1)],
  ['ahead of the pointer from the left', 900, blocks(900, (block) => block)],
  ['ahead of the pointer from the right', 900, blocks(900, (block) => block.toReversed())],
  ['in another order block by block', 700, blocks(700, byTurns())],
];

test.each(strategies)(
  'after very many joins, %s, every place is the naive one',
  (_name, run, strategy) => {
    const { world, race } = twoPools();
    const members: Wallet[] = [root];
    const taken = [generations, 0];
    let pointer = 1;
    let longest = 0;

    for (let n = 1; n <= joins; n++) {
      const referral = strategy({ taken, pointer });
      const expected = (taken[referral] ?? 0) < generations ? referral : pointer;
      const invested = buyRace(world, `m${n}`, members[referral - 1]).find(
        ({ eventName }) => eventName === 'Invested',
      );
      const found =
        invested?.eventName === 'Invested' && !isGlobalInvested(invested.args) && invested.args.upline;
      if (found !== members[expected - 1])
        expect.fail(`join ${n}: under ${found}, not ${members[expected - 1]}`);
      members.push(`m${n}`);
      taken.push(0);
      taken[expected] = (taken[expected] ?? 0) + 1;
      // A full member stays full, so the first free index never goes back and this walk is the whole scan.
      const before = pointer;
      while (taken[pointer] === generations) pointer += 1;
      longest = Math.max(longest, pointer - before);
      if (race.sequential_index() !== BigInt(pointer)) {
        expect.fail(`after ${n} joins ${race.sequential_index()} is first, not ${pointer}`);
      }
      if (n % 20_000 === 0) expect(firstFreeByScan(taken.slice(1), generations)).toBe(pointer);
    }
    expect(longest, 'the attack itself').toBeGreaterThanOrEqual(run);
  },
  60_000,
);

test('filling members in any order leaves the first that was never filled', () => {
  const roll = dice(11);
  for (let round = 0; round < 200; round++) {
    const free = new FirstFree();
    const taken: number[] = Array(40).fill(0);
    for (let step = 0; step < 60; step++) {
      const index = 1 + roll(taken.length);
      if (taken[index - 1] === 1) continue;
      taken[index - 1] = 1;
      free.fill(index);
      expect(free.index()).toBe(firstFreeByScan(taken, 1) || taken.length + 1);
    }
  }
});
