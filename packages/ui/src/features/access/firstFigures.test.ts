import { expect, test } from 'vitest';
import { firstFiguresOf } from './firstFigures.ts';

const pool = (position: 1 | 2 | 3, held: string, owed: string) => ({
  position,
  contractAddress: '0x',
  poolType: 'CapistaPool' as const,
  members: 10 - position,
  in: '100.5',
  out: '0.25',
  held,
  owed,
});

const reply = { block: '258', finalizedBlock: '200', at: '2026-11-22T15:34:00.000Z' };

test('adds the pools up, and counts the members of Level 1', () => {
  const pools = [pool(2, '100.25', '100.25'), pool(1, '100.25', '100.25')];
  expect(firstFiguresOf({ ...reply, pools })).toEqual({
    members: 9,
    in: 201_000_000n,
    out: 500_000n,
    held: 200_500_000n,
    missing: 0n,
    isEqual: true,
    block: '258',
    isFinal: false,
  });
});

test('does not offset a shortfall with the surplus of another pool', () => {
  const pools = [pool(1, '80', '100.25'), pool(2, '150', '100.25'), pool(3, '99.25', '100.25')];
  const figures = firstFiguresOf({ ...reply, finalizedBlock: '258', pools });
  expect(figures).toMatchObject({ missing: 21_250_000n, isEqual: false, isFinal: true });
});
