import { expect, test } from 'vitest';
import { blockIn, callAddressOf, callAgain, callQuestionIn } from './callQuestion.ts';

test('restores a call from its address', () => {
  const question = { as: '0xa', texts: { referral: '0xb', is_direct: 'true' }, block: '7' };
  expect(callQuestionIn(new URLSearchParams(callAddressOf(question)))).toEqual(question);
  expect(callAddressOf({ as: '', texts: { referral: '' }, block: '' })).toEqual({});
});

test('ignores invalid values in an address', () => {
  const query = new URLSearchParams({ args: '{"a":1,"b":"2"', block: '' });
  expect(callQuestionIn(query)).toEqual({ as: '', texts: {}, block: '' });
  expect(callQuestionIn(new URLSearchParams({ args: '{"a":1,"b":"2"}' })).texts).toEqual({ b: '2' });
});

test('accepts the latest or an existing block and rejects others', () => {
  expect(blockIn('', 9n)).toBeNull();
  expect(blockIn(' 9 ', 9n)).toBe(9n);
  expect(blockIn('10', 9n)).toBe('wrong');
  expect(blockIn('last', 9n)).toBe('wrong');
});

test('restores the fields of a previous call, including struct members', () => {
  const value = (name: string, type: string, text: string) => ({ name, type, value: text, isMoney: false });
  const args = [value('is_direct', 'bool', 'true'), value('terms', 'tuple', '(50000000, 2000)')];
  const fields = [{ path: 'is_direct' }, { path: 'terms.joiningFee' }, { path: 'terms.referralShare' }];
  expect(callAgain({ from: '0xa', args }, fields)).toEqual({
    as: '0xa',
    texts: { is_direct: 'true', 'terms.joiningFee': '50000000', 'terms.referralShare': '2000' },
    block: '',
  });
});
