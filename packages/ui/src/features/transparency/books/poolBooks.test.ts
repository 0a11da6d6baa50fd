import { expect, test } from 'vitest';
import { coverageOf, totalOf } from './poolBooks.ts';

test.each([
  [{ held: 0n, owed: 0n }, { status: 'nothingOwed' }],
  [{ held: 5n, owed: 0n }, { status: 'nothingOwed' }],
  [
    { held: 100n, owed: 100n },
    { status: 'covered', ratio: 10_000n },
  ],
  [
    { held: 150n, owed: 100n },
    { status: 'covered', ratio: 15_000n },
  ],
  [
    { held: 999_999n, owed: 1_000_000n },
    { status: 'short', ratio: 9999n, missing: 1n },
  ],
  [
    { held: 0n, owed: 7n },
    { status: 'short', ratio: 0n, missing: 7n },
  ],
  [
    { held: -3n, owed: 7n },
    { status: 'short', ratio: 0n, missing: 10n },
  ],
  [
    { held: -3n, owed: 0n },
    { status: 'short', ratio: 0n, missing: 3n },
  ],
])('computes %o as %o', (pool, coverage) => {
  expect(coverageOf(pool)).toEqual(coverage);
});

test('adds the pools up by figure, without members, who may belong to several pools', () => {
  const pool = { position: 1, contract: '0x1', in: 5n, out: 2n, held: 3n, owed: 3n, members: 4 } as const;
  expect(totalOf([pool, { ...pool, position: 2, held: 1n }])).toEqual({
    in: 10n,
    out: 4n,
    held: 4n,
    owed: 6n,
  });
});
