import { chainId, signinStatement } from '@upline/domain';
import { getAddress } from 'viem';
import { createSiweMessage } from 'viem/siwe';

interface SigninFacts {
  /** The origin of the site that asked. */
  site: string;
  wallet: `0x${string}` | undefined;
  nonce: string;
  issuedAt: Date;
  expiresAt: Date;
}

/** The text to sign: EIP-4361 for a known wallet, else the same facts without a wallet. */
export function signinText({ site, wallet, nonce, issuedAt, expiresAt }: SigninFacts): string {
  const domain = new URL(site).host;
  if (wallet !== undefined) {
    return createSiweMessage({
      address: getAddress(wallet),
      chainId,
      domain,
      uri: site,
      version: '1',
      statement: signinStatement,
      nonce,
      issuedAt,
      expirationTime: expiresAt,
    });
  }
  return [
    `${domain} wants you to sign in with your wallet.`,
    '',
    signinStatement,
    '',
    `URI: ${site}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt.toISOString()}`,
    `Expiration Time: ${expiresAt.toISOString()}`,
  ].join('\n');
}
