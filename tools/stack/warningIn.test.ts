import { expect, test } from 'vitest';
import { warningIn } from './warningIn.ts';

test.each([
  [
    '{"level":40,"msg":"The local chain came back behind the ledger: rolled back."}',
    'The local chain came back behind the ledger: rolled back.',
  ],
  ['{"level":50,"msg":"A request failed."}', 'A request failed.'],
  [
    '{"level":50,"err":{"name":"RangeError","message":"Invalid time value","stack":"    at x"},"msg":"Failed."}',
    'Failed. RangeError: Invalid time value',
  ],
  [
    '{"level":50,"err":{"name":"A","message":"a","cause":{"name":"B","message":"b"}},"msg":"Failed."}',
    'Failed. A: a (B: b)',
  ],
  ['{"level":50,"err":{"message":"no error"},"msg":"Failed."}', 'Failed. no error'],
  ['{"level":30,"msg":"The server is ready"}', null],
  ['{"level":40', null],
  ['plain words', null],
])('%s gives the warning %j', (line, warning) => {
  expect(warningIn(line)).toBe(warning);
});
