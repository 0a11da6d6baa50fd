import { parseMemberId } from './memberId.ts';
import { paths } from './paths.ts';

/** Whom a visitor names as upline: a member by ID, or any wallet. */
export type UplineReference = { kind: 'member'; id: string } | { kind: 'wallet'; wallet: string };

/** A member's link as the profile carries it. Spec §3. */
export function profileLinkOf(memberId: string): string {
  return `@/${memberId}`;
}

/** The address that a member shares: opening it prefills and locks the upline. Spec §2. */
export function referralUrl(origin: string, memberId: string): string {
  return `${origin}${paths.login}/${memberId}`;
}

/**
 * What the login screen prefills from the segment behind `/login/`: anything with a digit or a hyphen.
 * @returns `@/{segment}`, or `null` when the segment is no referral. Spec §2.
 */
export function prefilledReferral(segment: string): string | null {
  if (!/[\d-]/.test(segment)) return null;
  return segment.startsWith('@/') ? segment : profileLinkOf(segment);
}

/** Whether a text has the form of a wallet's address, in any case. */
export function isWallet(text: string): boolean {
  return /^0x[0-9a-fA-F]{40}$/.test(text);
}

/**
 * The upline that a text names by ID, `@/ID` or wallet.
 * @returns The wallet in lower case or the ID in its one form; `null` when the text is neither.
 */
export function parseUpline(text: string): UplineReference | null {
  const bare = text.trim().replace(/^@\//, '');
  if (isWallet(bare)) return { kind: 'wallet', wallet: bare.toLowerCase() };
  const id = parseMemberId(bare);
  return id === null ? null : { kind: 'member', id };
}
