import { ApiError } from '@upline/api';
import { expect, test } from 'vitest';
import { signInFailure } from './signIn.ts';

const refused = (body: object) => new ApiError(400, { result: 'Failed', ...body });
const both = refused({ message: 'The request is not valid.', errors: [{ msg: 'walletId: not a wallet' }] });
const errorsAlone = refused({ errors: [{ msg: 'walletId: not a wallet' }] });

test('shows the first of the errors of a refused sign-in, else its message', () => {
  expect(signInFailure(both, false)).toMatchObject({ words: 'walletId: not a wallet' });
  expect(signInFailure(refused({ message: 'Too early.' }), false)).toMatchObject({ words: 'Too early.' });
  expect(signInFailure(refused({}), false)).toEqual({ id: 'access.failed.authentication' });
});

test('shows the message of a refused registration, and its errors never', () => {
  expect(signInFailure(both, true)).toMatchObject({ words: 'The request is not valid.' });
  expect(signInFailure(errorsAlone, true)).toEqual({ id: 'access.failed.registration' });
  expect(signInFailure(refused({}), true)).toEqual({ id: 'access.failed.registration' });
});

test('says of a reply that did not come that something went wrong', () => {
  expect(signInFailure(new ApiError(0, null), true)).toEqual({ id: 'access.failed.unreachable' });
});
