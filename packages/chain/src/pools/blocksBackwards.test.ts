import { expect, test } from 'vitest';
import { createLogLimit } from '../logLimit.ts';
import { blocksBackwards } from './blocksBackwards.ts';

interface Range {
  from: bigint;
  to: bigint;
}

/** Reads ranges from a node that accepts at most `most` blocks. */
async function rangesOf(head: bigint, start: bigint, most: bigint) {
  const refused: Range[] = [];
  const read: Range[] = [];
  const stretches = blocksBackwards(head, start, async (from, to) => {
    const isRefused = to - from + 1n > most;
    (isRefused ? refused : read).push({ from, to });
    if (isRefused) throw new Error('Too many blocks.');
  });
  for await (const { from } of stretches) expect(from).toBe(read.at(-1)?.from);
  return { refused, read };
}

test('reads back to the start in ranges that double in length', async () => {
  const { read } = await rangesOf(10_000n, 5n, 1_000_000n);
  expect(read).toEqual([
    { from: 8001n, to: 10_000n },
    { from: 4001n, to: 8000n },
    { from: 5n, to: 4000n },
  ]);
});

test.each([
  [10_000n, 3000n],
  [10_000n, 500n],
  [700n, 30n],
  [3n, 1n],
])('reads %s blocks without gaps or repeats from a node that refuses more than %s', async (head, most) => {
  const { read, refused } = await rangesOf(head, 1n, most);
  expect(read[0]?.to).toBe(head);
  expect(read.at(-1)?.from).toBe(1n);
  for (const [index, { to }] of read.slice(1).entries()) expect(to).toBe((read[index]?.from ?? 0n) - 1n);
  expect(refused.length).toBeLessThan(4);
});

test('gives up after four requests if the node refuses everything', async () => {
  const asked: Range[] = [];
  const stretches = blocksBackwards(100_000n, 0n, async (from, to) => {
    asked.push({ from, to });
    throw new Error('The node is out of order.');
  });
  await expect(stretches.next()).rejects.toThrow('out of order');
  expect(asked.map(({ from, to }) => to - from + 1n)).toEqual([2000n, 500n, 125n, 32n]);
});

test('stops after 200 requests on a long chain', async () => {
  const { read } = await rangesOf(80_000_000n, 0n, 2500n);
  expect(read.length).toBeLessThanOrEqual(200);
});

test('reads nothing if the start lies ahead of the head', async () => {
  expect((await rangesOf(10n, 11n, 100n)).read).toEqual([]);
});

test('starts the next reading with the known limit', async () => {
  const limit = createLogLimit();
  let refused = 0;
  const read = async (from: bigint, to: bigint) => {
    if (to - from < 10n) return;
    refused += 1;
    throw new Error('Too many blocks.');
  };
  async function readAll() {
    let lowest = 1001n;
    for await (const { from } of blocksBackwards(1000n, 1n, read, limit)) lowest = from;
    return lowest;
  }
  expect(await readAll()).toBe(1n);
  expect(refused).toBeLessThan(16);
  const before = refused;
  expect(await readAll()).toBe(1n);
  expect(refused).toBe(before);
});
