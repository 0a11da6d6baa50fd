import { isSigninText, type SigninExpected } from '@upline/domain';
import type { CallOptions, Client } from './client.ts';

/** A server asked for a signature that is not for a sign-in to its own site. */
export class ForeignMessageError extends Error {
  override readonly name = 'ForeignMessageError';
}

/**
 * Asks the server for the message that signs a wallet in, and reads it before anybody signs it.
 * @throws ForeignMessageError when it is for another site or wallet, or says anything else.
 * @throws ApiError when the server refuses or does not answer.
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
