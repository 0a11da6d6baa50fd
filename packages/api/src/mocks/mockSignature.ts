import type { EnrolmentText } from '@upline/domain';

/**
 * A mocked wallet's signature: the text `signed:{wallet}:{message}` in hexadecimal, with the wallet
 * in lower case. It contains no secret; only a mock backend accepts it.
 */
export function mockSignature(wallet: string, message: string): `0x${string}` {
  const bytes = new TextEncoder().encode(`signed:${wallet.toLowerCase()}:${message}`);
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The text that a mocked wallet signs for its enrolment; wallets in lower case. */
export function enrolmentText({ member, sponsor, deadline }: EnrolmentText): string {
  return `place:${member.toLowerCase()}:${sponsor.toLowerCase()}:${deadline}`;
}
