import { paths, prefilledReferral } from '@upline/domain';

/** True if a path shows the sign-in. */
export function isAccessPath(pathname: string): boolean {
  const path = pathname.replace(/\/$/, '');
  return path === '' || path === paths.login || path === paths.connectWallet || /^\/login\/[^/]+$/.test(path);
}

function decoded(segment: string): string {
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
  return segment === undefined ? null : prefilledReferral(decoded(segment));
}

/** The decoded rest of a path behind /uplineLink/. Spec §2. */
export function uplineLinkValue(pathname: string): string {
  return decoded(pathname.slice(paths.uplineLink.length + 1));
}
