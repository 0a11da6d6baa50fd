import { expect, test } from 'vitest';
import { blockIn, callAddressOf, callQuestionIn } from './callQuestion.ts';

test('a call survives its way through an address', () => {
  const question = { as: '0xa', texts: { referral: '0xb', is_direct: 'true' }, block: '7' };
  expect(callQuestionIn(new URLSearchParams(callAddressOf(question)))).toEqual(question);
  expect(callAddressOf({ as: '', texts: { referral: '' }, block: '' })).toEqual({});
});

test('an address that makes no sense asks nothing', () => {
  const query = new URLSearchParams({ args: '{"a":1,"b":"2"', block: '' });
  expect(callQuestionIn(query)).toEqual({ as: '', texts: {}, block: '' });
  expect(callQuestionIn(new URLSearchParams({ args: '{"a":1,"b":"2"}' })).texts).toEqual({ b: '2' });
});

test('a block is the latest, one that is there, or wrong', () => {
  expect(blockIn('', 9n)).toBeNull();
  expect(blockIn(' 9 ', 9n)).toBe(9n);
  expect(blockIn('10', 9n)).toBe('wrong');
  expect(blockIn('last', 9n)).toBe('wrong');
});
