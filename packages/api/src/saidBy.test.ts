import { messages, type ServerMessageId } from '@upline/domain';
import { expect, test } from 'vitest';
import { ApiError } from './apiError.ts';
import { contract, failureBody } from './contract.ts';
import { saidBy } from './saidBy.ts';

const answers = Object.entries(messages).filter(
  ([id]) => id.startsWith('server.') && !id.startsWith('server.notice.'),
) as [ServerMessageId, string][];

test.each(answers)('finds %s by its filled text', (key, text) => {
  const gaps = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const values = Object.fromEntries(gaps.map((gap, at) => [gap, `${at + 1} of it`]));
  const words = text.replace(/\{(\w+)\}/g, (_, gap: string) => values[gap] ?? '');
  expect(saidBy(words)).toEqual(gaps.length > 0 ? { key, values } : { key });
});

test('a refusal carries the text’s ID, and the client passes it on', () => {
  const longest = 'This may have at most 50 characters.';
  const body = failureBody(contract.update, messages['server.malformed'], [{ msg: longest, path: 'name' }]);
  expect(new ApiError(400, body).refusal).toEqual({
    words: longest,
    key: 'server.input.longest',
    values: { count: '50' },
  });
});

test('an unknown text has no ID', () => {
  expect(new ApiError(400, failureBody(contract.update, 'No.')).refusal).toEqual({
    words: 'No.',
    key: '',
    values: {},
  });
});
