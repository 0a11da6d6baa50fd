import { isSigninText, type SigninExpected } from '@upline/domain';
import type { CallOptions, Client } from './client.ts';

/** The server requested a signature that is not a sign-in to its own site. */
export class ForeignMessageError extends Error {
  override readonly name = 'ForeignMessageError';
}

/**
 * Requests the sign-in message of a wallet and verifies it before it is signed.
 * @throws ForeignMessageError if the message is for another site or wallet, or has other text.
 * @throws ApiError if the server refuses or does not answer.
 */
export async function signinMessageFor(
  client: Client,
  expected: SigninExpected,
  options?: CallOptions,
): Promise<string> {
  const query = { walletId: expected.wallet };
  const { data } = await client.call('signinMessage', { query }, options);
  if (isSigninText(data, expected)) return data;
  throw new ForeignMessageError(`The message is not for a sign-in to ${expected.site} by this wallet.`);
}
