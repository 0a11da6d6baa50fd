import { generations } from '@upline/domain';
import { expect, test } from 'vitest';
import { dice } from './dice.ts';
import { isGlobalInvested } from './events.ts';
import { FirstFree, firstFreeByScan } from './firstFree.ts';
import { buyRace, root, twoPools } from './twoPools.ts';
import type { Wallet } from './wallet.ts';

const joins = process.env.UPLINE_TESTS === 'full' ? 100_000 : 20_000;

/** The pool as attackers see it before they choose a referral. Indices start at 1, as on chain. */
interface PoolView {
  /** Used slots by index; index 0 is unused. */
  taken: readonly number[];
  /** The first index with a free slot. */
  pointer: number;
}

/** Chooses the index of the next join's referral. */
type Strategy = (view: PoolView) => number;

/**
 * Fills blocks of members ahead of the pointer in a chosen order, then lets joins spill until the
 * pointer has passed the block.
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

/** Alternately from the left and the right end inwards. */
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

/** Cycles through the orders: from both ends, from the middle, every second one first, random. */
function byTurns(): (block: number[]) => number[] {
  let turn = 0;
  return (block) => {
    turn += 1;
    return orders[turn % orders.length]?.(block) ?? block;
  };
}

/** Name, minimum distance that the pointer must move in a single join, and strategy. */
const strategies: [name: string, run: number, strategy: Strategy][] = [
  ['everybody under the root', 1, () => 1],
  ['the deepest chain', 0, ({ taken }) => taken.length - 1],
  ['anybody at random', 2, ({ taken }) => 1 + roll(taken.length - 1)],
  ['ahead of the pointer from the left', 900, blocks(900, (block) => block)],
  ['ahead of the pointer from the right', 900, blocks(900, (block) => block.toReversed())],
  ['in another order block by block', 700, blocks(700, byTurns())],
];

test.each(strategies)(
  'gives every member the naive seat after very many joins: %s',
  (_name, run, strategy) => {
    const { poolModel, race } = twoPools();
    const members: Wallet[] = [root];
    const taken = [generations, 0];
    let pointer = 1;
    let longest = 0;

    for (let n = 1; n <= joins; n++) {
      const referral = strategy({ taken, pointer });
      const expected = (taken[referral] ?? 0) < generations ? referral : pointer;
      const invested = buyRace(poolModel, `m${n}`, members[referral - 1]).find(
        ({ eventName }) => eventName === 'Invested',
      );
      const found =
        invested?.eventName === 'Invested' && !isGlobalInvested(invested.args) && invested.args.upline;
      if (found !== members[expected - 1])
        expect.fail(`join ${n}: under ${found}, not ${members[expected - 1]}`);
      members.push(`m${n}`);
      taken.push(0);
      taken[expected] = (taken[expected] ?? 0) + 1;
      // Full members stay full, so the pointer never moves back and this loop is the complete scan.
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

test('finds the first free index after filling in any order', () => {
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
