import type { EnrolmentText } from '@upline/domain';
/** Whether a signature over a message was made by a wallet. */
export type SignatureVerifier = (
  wallet: string,
  message: string,
  signature: string,
) => boolean | Promise<boolean>;

/**
 * What a mocked wallet signs with: the text `signed:{wallet}:{message}` in hexadecimal, the wallet in lower
 * case. No secret is in it: only a mocked world takes it for a signature.
 */
export function mockSignature(wallet: string, message: string): `0x${string}` {
  const bytes = new TextEncoder().encode(`signed:${wallet.toLowerCase()}:${message}`);
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Accepts what `mockSignature` makes and nothing else. */
export const verifyMockSignature: SignatureVerifier = (wallet, message, signature) =>
  mockSignature(wallet, message) === signature;

/** What a mocked wallet signs for its place; wallets in lower case. */
export function placeText({ member, sponsor, deadline }: EnrolmentText): string {
  return `place:${member.toLowerCase()}:${sponsor.toLowerCase()}:${deadline}`;
}
