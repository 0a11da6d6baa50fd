import { chainId } from '../levels/chainIdentity.ts';

/** Every message to sign tells its signer this. */
const signinStatement = 'Sign in to Upline. Signing costs nothing and moves no money.';

/** Milliseconds that a message may be signed after it was issued. */
export const signinLifetime = 5 * 60_000;

interface SigninFacts {
  /** The origin of the site that asks. */
  site: string;
  /** The checksummed account; `null` before the wallet is known. */
  wallet: string | null;
  nonce: string;
  /** ISO 8601, as the message has them. */
  issuedAt: string;
  expiresAt: string;
}

/** The message to sign: EIP-4361 for a known wallet, else the same facts without a wallet. */
export function signinText({ site, wallet, nonce, issuedAt, expiresAt }: SigninFacts): string {
  const { host } = new URL(site);
  return [
    ...(wallet === null
      ? [`${host} wants you to sign in with your wallet.`]
      : [`${host} wants you to sign in with your Ethereum account:`, wallet]),
    '',
    signinStatement,
    '',
    `URI: ${site}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt}`,
    `Expiration Time: ${expiresAt}`,
  ].join('\n');
}

/** The origin of the site that a message is for. @throws Error when it is no message of {@link signinText}. */
export function signinSite(message: string): string {
  const site = /\nURI: (\S+)\nVersion: 1\n/.exec(message)?.[1];
  if (site === undefined) throw new Error('The message names no site.');
  return site;
}

/** The signer's own knowledge, which no server can change. */
export interface SigninExpected {
  /** The origin that is signed in to. */
  site: string;
  /** The account that signs, checksummed. */
  wallet: string;
  /** The time, where the signer's clock is to be relied upon. */
  now?: Date;
}

/**
 * Compares a message with the one that signs this wallet in to this site. A signature under another site's
 * message gives the session there to the one that asked for it.
 */
export function isSigninText(message: string, { site, wallet, now }: SigninExpected): boolean {
  const found = /\nNonce: ([A-Za-z0-9]{8,})\nIssued At: (\S+)\nExpiration Time: (\S+)$/.exec(message);
  if (found === null) return false;
  const [, nonce = '', issuedAt = '', expiresAt = ''] = found;
  if (message !== signinText({ site, wallet, nonce, issuedAt, expiresAt })) return false;
  const [from, to] = [Date.parse(issuedAt), Date.parse(expiresAt)];
  if (!(from < to && to - from <= signinLifetime)) return false;
  return now === undefined || Math.abs(now.getTime() - from) <= signinLifetime;
}
