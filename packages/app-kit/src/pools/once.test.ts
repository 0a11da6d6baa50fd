import { expect, test } from 'vitest';
import { once } from './once.ts';

test('shares one call, also while it is pending', async () => {
  let asked = 0;
  const ask = once(async () => ++asked);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  expect(await ask()).toBe(1);
});

test('retries after a failure', async () => {
  let asked = 0;
  const ask = once(async () => {
    if (++asked === 1) throw new Error('The chain does not answer.');
    return asked;
  });
  await expect(ask()).rejects.toThrow('does not answer');
  expect(await ask()).toBe(2);
});
