import { chainId } from '../levels/chainIdentity.ts';

/** Part of every message to sign. */
const signinStatement = 'Sign in to Upline. Signing costs nothing and moves no money.';

/** Lifetime of a message from its issue, milliseconds. */
export const signinLifetime = 5 * 60_000;

interface SigninFacts {
  /** The origin of the site that requests the signature. */
  site: string;
  /** The checksummed account; `null` before the wallet is known. */
  wallet: string | null;
  nonce: string;
  /** ISO 8601. */
  issuedAt: string;
  expiresAt: string;
}

/** The message to sign: EIP-4361 if the wallet is known, else the same facts without a wallet. */
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

/**
 * The origin in a message to sign. @throws Error if the text is no message of {@link signinText}.
 */
export function signinSite(message: string): string {
  const site = /\nURI: (\S+)\nVersion: 1\n/.exec(message)?.[1];
  if (site === undefined) throw new Error('The message names no site.');
  return site;
}

/** The facts that the signer knows independently of the server. */
export interface SigninExpected {
  /** The origin that the member signs in to. */
  site: string;
  /** The account that signs, checksummed. */
  wallet: string;
  /** The current time, if the signer's clock is reliable. */
  now?: Date;
}

/**
 * True if a message signs this wallet in to this site. A signature of another site's message would
 * give that site a session there.
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
