import { queryOf } from '@upline/app-kit/question';
import { lastPosition, ledgerPath } from '@upline/domain';
import { expect, test } from 'vitest';
import { askedLedger, ledgerAddress } from './ledgerQuestion.ts';

const everything = { kinds: [], position: null, from: '', to: '', page: 1 };

const asked = (address: string) => askedLedger(new URLSearchParams(address));

test('an address without parameters selects everything', () => {
  expect(asked('')).toEqual(everything);
  expect(queryOf(ledgerAddress(asked('')))).toBe('');
});

test('survives the round trip through the address', () => {
  const question = {
    kinds: ['referral', 'lost'],
    position: 4,
    from: '2026-11-01',
    to: '2026-11-21',
    page: 3,
  } as const;
  const address = queryOf(ledgerAddress(question));
  expect(address).toBe('kind=referral&kind=lost&position=4&from=2026-11-01&to=2026-11-21&page=3');
  expect(asked(address)).toEqual(question);
});

test('a figure links to its lines', () => {
  const [, query = ''] = ledgerPath({ kinds: ['global'], position: 3 }).split('?');
  expect(asked(query)).toEqual({ ...everything, kinds: ['global'], position: 3 });
});

test.each([
  'kind=profit',
  'kind=',
  `position=${lastPosition + 1}`,
  'position=03',
  'from=2026-02-30',
  'to=yesterday',
  'from=2026-11-21T00:00:00Z',
  'page=0',
  'page=-1',
  'page=1e3',
])('ignores %s', (address) => {
  expect(asked(address)).toEqual(everything);
});
