import { expect, test } from 'vitest';
import { withCauses } from './causes.ts';

interface Failure {
  message: string;
  cause?: Failure;
}

test('prints an error with all its causes', () => {
  const ended: Failure = { message: 'It ended.', cause: { message: 'ECONNREFUSED' } };
  const error: Failure = { message: 'Server did not come up.', cause: ended };
  expect(withCauses(error, ({ message }) => message)).toBe(
    'Server did not come up.\nCaused by: It ended.\nCaused by: ECONNREFUSED',
  );
});

test('stops at an error that is its own cause', () => {
  const error: Failure = { message: 'Round.' };
  error.cause = error;
  expect(withCauses(error, ({ message }) => message)).toBe('Round.');
});
