import { decodedSegment, paths } from '@upline/domain';

/** True if a path shows the sign-in. */
export function isAccessPath(pathname: string): boolean {
  const path = pathname.replace(/\/$/, '');
  return path === '' || path === paths.login || path === paths.connectWallet || /^\/login\/[^/]+$/.test(path);
}

/** The decoded rest of a path behind /uplineLink/. Spec §2. */
export function uplineLinkValue(pathname: string): string {
  return decodedSegment(pathname.slice(paths.uplineLink.length + 1));
}
