import { expect, test } from 'vitest';
import { blocksForwards } from './blocksForwards.ts';

/** Reads a chain of which some stretches are refused. @returns How long each stretch was that was read. */
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

test('each stretch is twice as long as the one before', async () => {
  expect(await lengthsOf(5n, 10_004n, () => false)).toEqual([2000n, 4000n, 4000n]);
});

test('one busy stretch does not keep a long quiet chain in small steps', async () => {
  const isBusy = (from: bigint, to: bigint) => from < 3000n && to - from >= 300n;
  const lengths = await lengthsOf(0n, 2_000_000n, isBusy);
  expect(lengths[0]).toBeLessThanOrEqual(300n);
  expect(lengths.at(-2)).toBeGreaterThan(10_000n);
  expect(lengths.length).toBeLessThan(150);
});

test('what a node allows is kept to, with a try now and then', async () => {
  let refused = 0;
  const lengths = await lengthsOf(0n, 100_000n, (from, to) => {
    const isRefused = to - from + 1n > 1500n;
    refused += Number(isRefused);
    return isRefused;
  });
  expect(refused).toBeLessThan(lengths.length / 5);
});

test('a node that refuses everything is asked five times', async () => {
  let asked = 0;
  const read = async () => {
    asked += 1;
    throw new Error('Out of order.');
  };
  await expect(blocksForwards({ from: 0n, to: 9_000_000n, read }).next()).rejects.toThrow('Out of order.');
  expect(asked).toBe(5);
});

test('a run is stopped between two stretches, also while a node refuses', async () => {
  const stop = new AbortController();
  const read = async (from: bigint) => {
    if (from > 0n) stop.abort(new Error('Enough.'));
    if (from > 0n) throw new Error('Out of order.');
  };
  const stretches = blocksForwards({ from: 0n, to: 9_000_000n, read, signal: stop.signal });
  await stretches.next();
  await expect(stretches.next()).rejects.toThrow('Enough.');
});
