import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFailureLog } from './failureLog.ts';

const lines: string[] = [];
const log = pino({}, { write: (line) => lines.push(JSON.parse(line).msg) });

beforeEach(() => {
  lines.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('logs a repeated failure once, then once a minute with its count', () => {
  const failures = createFailureLog(log);
  for (let step = 0; step < 240; step++) {
    failures.add(new RangeError('Invalid time value'));
    vi.advanceTimersByTime(500);
  }
  expect(lines).toEqual([
    'A step of the ledger failed.',
    'A step of the ledger failed, 120 times since this was last said.',
  ]);
});

test('logs a different failure at once, and the same failure again after successful steps', () => {
  const failures = createFailureLog(log);
  failures.end();
  failures.add(new Error('one'));
  failures.add(new Error('one'));
  failures.add(new Error('one', { cause: new Error('because') }));
  failures.end();
  failures.end();
  failures.add(new Error('one'));
  const failed = 'A step of the ledger failed.';
  expect(lines).toEqual([failed, failed, 'The steps of the ledger succeed again.', failed]);
});
