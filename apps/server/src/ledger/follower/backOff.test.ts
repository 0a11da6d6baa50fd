import { expect, test } from 'vitest';
import { createBackOff } from './backOff.ts';
import { ContinuityError, FinalityError, GarbledError, SecondLookError } from './ledgerErrors.ts';

const missing = new ContinuityError('Something is missing.');

const backOff = (nodeCount = 1) => createBackOff({ pollInterval: 100, patience: 1000, nodeCount });

test('each stretch that was read is twice as long as the one before, each failure halves it', () => {
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

test('a chain that does not continue is asked of every node first, then the step back doubles', () => {
  const { fail } = backOff(2);
  const backs = Array.from({ length: 6 }, () => fail(missing, 500n));
  expect(backs).toEqual([null, null, 1n, 2n, 4n, 8n]);
});

test('an answer that no node can mean is no reason to step back', () => {
  const { fail } = backOff();
  const backs = Array.from({ length: 6 }, () => fail(new GarbledError('null'), 500n));
  expect(backs).toEqual(Array.from({ length: 6 }, () => null));
});

test('what differed the second time is looked for in all that is not final', () => {
  const { fail, steppedBack } = backOff();
  const other = new SecondLookError('It differs.');
  fail(other, 500n);
  expect(fail(other, 500n)).toBe(500n);
  steppedBack(true);
  expect(fail(other, 480n)).toBe(480n);
});

test('what is final is not read again', () => {
  const { fail, steppedBack } = backOff();
  fail(missing, 500n);
  fail(missing, 500n);
  steppedBack(true);
  expect(() => fail(missing, 480n)).toThrow(FinalityError);
});

test('waits grow to the patience, and end once the ledger is past what was missing', () => {
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
