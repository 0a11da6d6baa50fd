import { expect, test } from 'vitest';
import { blocksForwards } from './blocksForwards.ts';

/** Reads a chain whose node refuses some ranges. @returns The length of each range read. */
async function lengthsOf(from: bigint, to: bigint, isRefused: (from: bigint, to: bigint) => boolean) {
  const read: bigint[] = [];
  let next = from;
  const stretches = blocksForwards({
    from,
    to,
    async read(first, last) {
      if (isRefused(first, last)) throw new Error('Too much.');
      expect(first).toBe(next);
      next = last + 1n;
      read.push(last - first + 1n);
    },
  });
  for await (const stretch of stretches) expect(stretch.to).toBe(next - 1n);
  expect(next).toBe(to + 1n);
  return read;
}

test('doubles the length of each range', async () => {
  expect(await lengthsOf(5n, 10_004n, () => false)).toEqual([2000n, 4000n, 4000n]);
});

test('returns to long ranges after a single busy one', async () => {
  const isBusy = (from: bigint, to: bigint) => from < 3000n && to - from >= 300n;
  const lengths = await lengthsOf(0n, 2_000_000n, isBusy);
  expect(lengths[0]).toBeLessThanOrEqual(300n);
  expect(lengths.at(-2)).toBeGreaterThan(10_000n);
  expect(lengths.length).toBeLessThan(150);
});

test("obeys the node's limit and rarely tries a longer range", async () => {
  let refused = 0;
  const lengths = await lengthsOf(0n, 100_000n, (from, to) => {
    const isRefused = to - from + 1n > 1500n;
    refused += Number(isRefused);
    return isRefused;
  });
  expect(refused).toBeLessThan(lengths.length / 5);
});

test('gives up after five refusals', async () => {
  let asked = 0;
  const read = async () => {
    asked += 1;
    throw new Error('Out of order.');
  };
  await expect(blocksForwards({ from: 0n, to: 9_000_000n, read }).next()).rejects.toThrow('Out of order.');
  expect(asked).toBe(5);
});

test('stops between two ranges, even while the node refuses', async () => {
  const stop = new AbortController();
  const read = async (from: bigint) => {
    if (from > 0n) stop.abort(new Error('Enough.'));
    if (from > 0n) throw new Error('Out of order.');
  };
  const stretches = blocksForwards({ from: 0n, to: 9_000_000n, read, signal: stop.signal });
  await stretches.next();
  await expect(stretches.next()).rejects.toThrow('Enough.');
});
