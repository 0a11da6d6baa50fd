import { expect, test } from 'vitest';
import { warningIn } from './warningIn.ts';

test.each([
  [
    '{"level":40,"msg":"The local chain came back behind the ledger: rolled back."}',
    'The local chain came back behind the ledger: rolled back.',
  ],
  ['{"level":50,"msg":"A request failed."}', 'A request failed.'],
  ['{"level":30,"msg":"The server is ready"}', null],
  ['{"level":40', null],
  ['plain words', null],
])('%s warns of %j', (line, warning) => {
  expect(warningIn(line)).toBe(warning);
});
