import { expect, test } from 'vitest';
import { type LedgerPart, ledgerPath } from './paths.ts';

test.each<[LedgerPart | undefined, string]>([
  [undefined, '/dashboard/ledger'],
  [{ kinds: ['lost'] }, '/dashboard/ledger?kind=lost'],
  [{ kinds: ['referral', 'level'], position: 3 }, '/dashboard/ledger?kind=referral&kind=level&position=3'],
])('the ledger of %j is at %s', (part, path) => {
  expect(ledgerPath(part)).toBe(path);
});
