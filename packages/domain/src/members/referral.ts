import { parseMemberId } from './memberId.ts';
import { paths } from './paths.ts';

/** The upline that a visitor names: a member by ID, or any wallet. */
export type UplineReference = { kind: 'member'; id: string } | { kind: 'wallet'; wallet: string };

/** A member's link as in their profile. Spec §3. */
export function profileLinkOf(memberId: string): string {
  return `@/${memberId}`;
}

/** The address that a member shares; it prefills and locks the upline of the visitor. Spec §2. */
export function referralUrl(origin: string, memberId: string): string {
  return `${origin}${paths.login}/${memberId}`;
}

/**
 * The upline that the login screen prefills from the path segment after `/login/`.
 * @returns `@/{segment}`, or `null` if the segment has neither a digit nor a hyphen. Spec §2.
 */
export function prefilledReferral(segment: string): string | null {
  if (!/[\d-]/.test(segment)) return null;
  return segment.startsWith('@/') ? segment : profileLinkOf(segment);
}

/** A decoded segment of a path; unchanged if its encoding is invalid. */
export function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * The upline in an address: behind /login/ as in the spec, or `?upline=` of /connect-wallet.
 * @returns The upline that the sign-in prefills and locks; `null` without an upline.
 */
export function uplineOf({ pathname, search }: { pathname: string; search: string }): string | null {
  const path = pathname.replace(/\/$/, '');
  if (path === paths.connectWallet) {
    const upline = new URLSearchParams(search).get('upline');
    return upline ? (prefilledReferral(upline) ?? upline) : null;
  }
  const segment = /^\/login\/([^/]+)$/.exec(path)?.[1];
  return segment === undefined ? null : prefilledReferral(decodedSegment(segment));
}

/** True if a text has the form of a wallet's address, in any case. */
export function isWallet(text: string): boolean {
  return /^0x[0-9a-fA-F]{40}$/.test(text);
}

/**
 * Parses an upline: a member ID, `@/ID` or a wallet.
 * @returns The wallet in lower case or the ID in its canonical form; `null` if the text is neither.
 */
export function parseUpline(text: string): UplineReference | null {
  const bare = text.trim().replace(/^@\//, '');
  if (isWallet(bare)) return { kind: 'wallet', wallet: bare.toLowerCase() };
  const id = parseMemberId(bare);
  return id === null ? null : { kind: 'member', id };
}
