import { expect, test } from 'vitest';
import { uploadProgress } from './uploadProgress.ts';

test.each([
  [0, 0],
  [299, 0],
  [300, 10],
  [2700, 90],
  [60_000, 90],
])('after %d ms the bar shows %d percent', (elapsed, percent) => {
  expect(uploadProgress(elapsed, false)).toBe(percent);
});

test('shows 100 % as soon as the upload has finished', () => {
  expect(uploadProgress(0, true)).toBe(100);
});
