import { expect, test } from 'vitest';
import { type LedgerPart, ledgerPath } from './paths.ts';

test.each<[LedgerPart | undefined, string]>([
  [undefined, '/dashboard/ledger'],
  [{ kinds: ['lost'] }, '/dashboard/ledger?kind=lost'],
  [
    { kinds: ['lost'], position: 2, from: '2026-11-28', to: '2026-11-28', open: '0xa1' },
    '/dashboard/ledger?kind=lost&position=2&from=2026-11-28&to=2026-11-28&open=0xa1',
  ],
  [{ kinds: ['referral', 'level'], position: 3 }, '/dashboard/ledger?kind=referral&kind=level&position=3'],
])('the ledger of %j is at %s', (part, path) => {
  expect(ledgerPath(part)).toBe(path);
});
