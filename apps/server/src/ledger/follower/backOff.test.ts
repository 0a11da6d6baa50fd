import { expect, test } from 'vitest';
import { createBackOff } from './backOff.ts';
import {
  ConflictingReadError,
  ContinuityError,
  FinalityError,
  MalformedResponseError,
} from './ledgerErrors.ts';

const missing = new ContinuityError('Something is missing.');

const backOff = (nodeCount = 1) => createBackOff({ pollInterval: 100, patience: 1000, nodeCount });

test('doubles the range after each stretch and halves it after each failure', () => {
  const { range, succeed, fail } = backOff();
  const ranges = [range()];
  for (const _ of [1, 2, 3, 4, 5, 6]) {
    succeed({ outcome: 'advanced', reached: 1n });
    ranges.push(range());
  }
  expect(ranges).toEqual([100n, 200n, 400n, 800n, 1600n, 2000n, 2000n]);
  for (const _ of [1, 2]) fail(new Error('refused'), 1n);
  expect(range()).toBe(500n);
  for (const _ of Array.from({ length: 20 })) fail(new Error('refused'), 1n);
  expect(range()).toBe(1n);
});

test('tries every node before the first step back, then doubles the step', () => {
  const { fail } = backOff(2);
  const backs = Array.from({ length: 6 }, () => fail(missing, 500n));
  expect(backs).toEqual([null, null, 1n, 2n, 4n, 8n]);
});

test('does not step back after a garbled answer', () => {
  const { fail } = backOff();
  const backs = Array.from({ length: 6 }, () => fail(new MalformedResponseError('null'), 500n));
  expect(backs).toEqual(Array.from({ length: 6 }, () => null));
});

test('reads all blocks that are not final again after a second look differs', () => {
  const { fail, steppedBack } = backOff();
  const other = new ConflictingReadError('It differs.');
  fail(other, 500n);
  expect(fail(other, 500n)).toBe(500n);
  steppedBack(true);
  expect(fail(other, 480n)).toBe(480n);
});

test('never reads final blocks again', () => {
  const { fail, steppedBack } = backOff();
  fail(missing, 500n);
  fail(missing, 500n);
  steppedBack(true);
  expect(() => fail(missing, 480n)).toThrow(FinalityError);
});

test('doubles waits up to the patience and resets them past the missing block', () => {
  const { fail, succeed, waitAfter } = backOff();
  const waits = Array.from({ length: 5 }, () => {
    fail(missing, 500n);
    return waitAfter(missing);
  });
  expect(waits).toEqual([200, 400, 800, 1000, 1000]);
  expect(waitAfter(new Error('refused'))).toBe(100);
  succeed({ outcome: 'advanced', reached: 500n });
  expect(waitAfter(missing)).toBe(1000);
  succeed({ outcome: 'advanced', reached: 501n });
  expect(waitAfter(missing)).toBe(100);
});
