import { expect, test } from 'vitest';
import { comparePools } from './comparison.ts';

const books = {
  position: 1,
  contract: '0xAb',
  in: 100n,
  out: 30n,
  held: 70n,
  owed: 70n,
  members: 3,
} as const;
const proof = { ...books, contract: '0xaB', owedByContract: 70n };

test('treats equal figures as the same', () => {
  expect(comparePools([books], [proof])).toMatchObject([
    { position: 1, differing: [], surplus: 0n, contractSays: null, isSame: true },
  ]);
});

test.each(['in', 'out', 'owed', 'members'] as const)('finds a difference of one unit in %s', (figure) => {
  const wrong = { ...books, [figure]: figure === 'members' ? 4 : books[figure] + 1n };
  expect(comparePools([wrong], [proof])).toMatchObject([{ differing: [figure], isSame: false }]);
});

test('ignores coins sent without a purchase', () => {
  expect(comparePools([books], [{ ...proof, held: 75n }])).toMatchObject([
    { differing: [], surplus: 5n, isSame: true },
  ]);
});

test('finds a pool that holds less than its books', () => {
  expect(comparePools([books], [{ ...proof, held: 69n }])).toMatchObject([
    { differing: ['held'], surplus: 0n, isSame: false },
  ]);
});

test('reports a contract with another debt than its events add up to', () => {
  expect(comparePools([books], [{ ...proof, owedByContract: 71n }])).toMatchObject([
    { differing: [], contractSays: 71n, isSame: false },
  ]);
});

test('reports a pool that only one side has, at its position', () => {
  const second = { ...proof, position: 2, contract: '0x2' } as const;
  const third = { ...books, position: 3, contract: '0x3' } as const;
  const found = comparePools([third, books], [second, proof]);
  expect(found.map(({ position, isSame }) => [position, isSame])).toEqual([
    [1, true],
    [2, false],
    [3, false],
  ]);
  expect(found.map(({ server, chain }) => [server !== null, chain !== null])).toEqual([
    [true, true],
    [false, true],
    [true, false],
  ]);
});
