import { expect, test } from 'vitest';
import { timeLeft } from './timeLeft.ts';

test.each([
  [-5n, '0 m'],
  [59n, '0 m'],
  [3_599n, '59 m'],
  [170_699n, '47 h 24 m'],
  [259_199n, '71 h 59 m'],
  [777_599n, '8 d'],
])('%d seconds are %s', (seconds, words) => {
  expect(timeLeft(seconds)).toBe(words);
});
