import { expect, test } from 'vitest';
import { queueAddressOf, queueQuestionIn } from './queueQuestion.ts';

const read = (query: string) => queueQuestionIn(new URLSearchParams(query));

test('reads filters and order from the address and ignores invalid values', () => {
  expect(read('q=level+4&priority=urgent&tag=wallet&chain=lost&sort=oldest')).toEqual({
    q: 'level 4',
    priority: 'urgent',
    tag: 'wallet',
    chain: 'lost',
    sort: 'oldest',
  });
  expect(read(`q=${'a'.repeat(101)}&priority=huge&tag=%0A&chain=gone&sort=up`)).toEqual({
    q: 'a'.repeat(100),
    priority: '',
    tag: '',
    chain: '',
    sort: 'newest',
  });
});

test('leaves the default order out of the address', () => {
  expect(queueAddressOf(read('q=a'))).toEqual({ q: 'a', priority: '', tag: '', chain: '', sort: '' });
  expect(queueAddressOf(read('sort=priority')).sort).toBe('priority');
});
