import { ApiError, createClient, ForeignMessageError } from '@upline/api';
import { type SigninExpected, signinText } from '@upline/domain';
import { afterEach, expect, test, vi } from 'vitest';
import type { WalletPort } from '../../ports/wallet.ts';
import { signIn, signInFailure } from './signIn.ts';

afterEach(() => vi.unstubAllGlobals());

const here = { site: 'https://upline.example', wallet: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' };

/** Signs in with a server message for these values. @returns The texts shown by the wallet. */
async function shownFor(named: SigninExpected) {
  vi.stubGlobal('location', { origin: here.site });
  const data = signinText({
    ...named,
    nonce: 'a1b2c3d4',
    issuedAt: '2026-05-04T12:00:00.000Z',
    expiresAt: '2026-05-04T12:05:00.000Z',
  });
  const client = createClient({
    baseUrl: here.site,
    token: () => null,
    fetch: async () => Response.json({ result: 'Success', data }),
  });
  const shown: string[] = [];
  const wallet: Pick<WalletPort, 'connect' | 'sign'> = {
    connect: async () => here.wallet,
    async sign(text) {
      shown.push(text);
      throw new Error('Signed.');
    },
  };
  const { signal } = new AbortController();
  const request = { client, optionId: 'one', upline: null, onPhase() {}, signal };
  const failure = signIn({ ...request, wallet: wallet as WalletPort }).catch((error: unknown) => error);
  return { failure: await failure, shown };
}

test('asks the wallet to sign a message for this site and this wallet', async () => {
  expect((await shownFor(here)).shown).toHaveLength(1);
});

test.each([
  ['site', { ...here, site: 'https://desk.upline.example' }],
  ['wallet', { ...here, wallet: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' }],
])('never asks the wallet to sign a message for another %s', async (_, named) => {
  const { failure, shown } = await shownFor(named);
  expect(shown).toEqual([]);
  expect(failure).toBeInstanceOf(ForeignMessageError);
  expect(signInFailure(failure, false)).toEqual({ id: 'access.failed.foreign' });
});

const refused = (body: object) => new ApiError(400, { result: 'Failed', ...body });
const both = refused({ message: 'The request is not valid.', errors: [{ msg: 'walletId: not a wallet' }] });
const errorsAlone = refused({ errors: [{ msg: 'walletId: not a wallet' }] });

test('shows the first error of a rejected sign-in, or its message', () => {
  expect(signInFailure(both, false)).toMatchObject({ words: 'walletId: not a wallet' });
  expect(signInFailure(refused({ message: 'Too early.' }), false)).toMatchObject({ words: 'Too early.' });
  expect(signInFailure(refused({}), false)).toEqual({ id: 'access.failed.authentication' });
});

test('shows the message of a rejected registration, never its errors', () => {
  expect(signInFailure(both, true)).toMatchObject({ words: 'The request is not valid.' });
  expect(signInFailure(errorsAlone, true)).toEqual({ id: 'access.failed.registration' });
  expect(signInFailure(refused({}), true)).toEqual({ id: 'access.failed.registration' });
});

test('shows a generic failure if the server does not answer', () => {
  expect(signInFailure(new ApiError(0, null), true)).toEqual({ id: 'access.failed.unreachable' });
});
