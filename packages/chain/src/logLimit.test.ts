import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogLimit, type LogLimit } from './logLimit.ts';

/**
 * Reads a number of blocks from a node with a limit. @returns The block counts requested and those
 * refused.
 */
function read(limit: LogLimit, most: bigint, blocks: bigint, words = 'block range is too large') {
  const asked: bigint[] = [];
  const refused: bigint[] = [];
  for (let left = blocks; left > 0n && asked.length < 100_000; ) {
    const size = limit.size(left);
    asked.push(size);
    if (size > most) {
      refused.push(size);
      if (!limit.refused(size, words)) break;
    } else {
      limit.took(size);
      left -= size;
    }
  }
  return { asked, refused };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([1n, 2n, 5n, 10n, 100n, 999n])('finds a limit of %i blocks once and obeys it', (most) => {
  const found: bigint[] = [];
  const limit = createLogLimit((blocks) => found.push(blocks));
  const { refused } = read(limit, most, 30_000n);
  expect(refused.length).toBeLessThan(16);
  expect(found).toEqual([most]);
  const later = read(limit, most, 2000n);
  expect(later.refused).toEqual([]);
  expect(later.asked.length).toBe(Number((2000n + most - 1n) / most));
});

test('tries a limit named in the error message at once', () => {
  const words = 'You can make eth_getLogs requests with up to a 10 block range';
  const { asked } = read(createLogLimit(), 10n, 50n, words);
  expect(asked.slice(0, 3)).toEqual([50n, 10n, 10n]);
});

test('tries a larger range after five minutes, with a single request', () => {
  const limit = createLogLimit();
  read(limit, 10n, 2000n);
  vi.advanceTimersByTime(300_001);
  expect(read(limit, 10n, 2000n).refused.length).toBeLessThan(3);
  vi.advanceTimersByTime(300_001);
  expect(read(limit, 2000n, 4000n).refused).toEqual([]);
  expect(limit.size(2000n)).toBeGreaterThan(10n);
});

test('learns nothing about the limit from a shorter range', () => {
  const limit = createLogLimit();
  read(limit, 10n, 2000n);
  limit.took(3n);
  expect(limit.size(100n)).toBe(10n);
});

test('lowers the limit when the node lowers it', () => {
  const limit = createLogLimit();
  read(limit, 100n, 2000n);
  const { refused } = read(limit, 7n, 500n);
  expect(refused.length).toBeLessThan(12);
  expect(limit.size(100n)).toBe(7n);
});

test('learns the limit from an error that also names a quota', () => {
  const words = 'query exceeds max block range 5 of your plan; upgrade for a higher quota';
  const { asked, refused } = read(createLogLimit(), 5n, 100n, words);
  expect([asked.length, refused]).toEqual([21, [100n]]);
});

test.each(['Too many requests', 'rate limit exceeded', 'exceeded its compute units per second capacity'])(
  'ignores errors about the rate of requests: %s',
  (words) => {
    const limit = createLogLimit();
    expect(limit.refused(100n, words)).toBe(false);
    expect(limit.size(100n)).toBe(100n);
  },
);

test('learns no limit from a node that refuses a single block', () => {
  const found: bigint[] = [];
  const limit = createLogLimit((blocks) => found.push(blocks));
  read(limit, 0n, 100n, 'not today');
  expect(limit.size(100n)).toBe(100n);
  expect(read(limit, 2000n, 2000n).asked).toEqual([2000n]);
  expect(found).toEqual([]);
});
