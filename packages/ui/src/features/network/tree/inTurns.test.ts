import { expect, test } from 'vitest';
import { inTurns } from './inTurns.ts';

test('runs a limited number of tasks in order, and continues after a failure', async () => {
  const takeTurn = inTurns(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const tasks = [0, 1, 2, 3, 4].map((number) =>
    takeTurn(async () => {
      begun.push(number);
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((end) => ends.push(end));
      running -= 1;
      if (number === 1) throw new Error('It failed.');
      return number;
    }).catch(() => 'failed'),
  );
  expect(begun).toEqual([0, 1]);
  for (let ended = 0; ended < tasks.length; ended++) {
    ends[ended]?.();
    await expect.poll(() => ends.length > ended + 1 || ended === tasks.length - 1).toBe(true);
  }
  expect(await Promise.all(tasks)).toEqual([0, 'failed', 2, 3, 4]);
  expect([begun, most]).toEqual([[0, 1, 2, 3, 4], 2]);
});
