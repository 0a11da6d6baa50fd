import { expect, test } from 'vitest';
import { once } from './once.ts';

test('what was answered is not asked again, not even while the answer is on its way', async () => {
  let asked = 0;
  const ask = once(async () => ++asked);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  expect(await ask()).toBe(1);
});

test('a failure is not the answer', async () => {
  let asked = 0;
  const ask = once(async () => {
    if (++asked === 1) throw new Error('The chain does not answer.');
    return asked;
  });
  await expect(ask()).rejects.toThrow('does not answer');
  expect(await ask()).toBe(2);
});
