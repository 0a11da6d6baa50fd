import { ApiError } from '@upline/api';
import { expect, test } from 'vitest';
import { type Attempt, attemptsIn, isRefusal } from './attempt.ts';

const attempt: Attempt = {
  ticketId: 'ticket-1',
  number: 37,
  what: 'reply',
  text: 'It was final at noon.',
  attachments: ['/files/one.pdf'],
  after: 'pending',
  later: null,
  key: 'key',
  known: [],
  triedAt: '2026-11-21T12:00:00.000Z',
  reason: null,
  state: 'asked',
};

test('reads stored attempts back', () => {
  expect(attemptsIn(JSON.stringify([attempt]))).toEqual([attempt]);
});

test('treats attempts of an earlier release as sent long ago', () => {
  const { triedAt, reason, ...earlier } = attempt;
  expect(attemptsIn(JSON.stringify([earlier]))).toEqual([{ ...attempt, triedAt: new Date(0).toISOString() }]);
});

test('ignores unreadable and incomplete attempts', () => {
  const { key, ...withoutKey } = attempt;
  for (const kept of [
    '',
    '{',
    'null',
    '{}',
    JSON.stringify([null, withoutKey, { ...attempt, after: 'x' }]),
  ]) {
    expect(attemptsIn(kept)).toEqual([]);
  }
});

test('counts as a refusal only if the server rejected the content', () => {
  expect([400, 404, 409, 422].map((status) => isRefusal(new ApiError(status, null)))).not.toContain(false);
  expect([0, 401, 408, 429, 500, 502].map((status) => isRefusal(new ApiError(status, null)))).not.toContain(
    true,
  );
});
