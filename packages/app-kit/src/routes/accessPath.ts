import { paths, prefilledReferral } from '@upline/domain';

/** Whether an address shows the sign-in. */
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
 * The upline that an address names: behind /login/ by the spec's rule, or as `?upline=` of /connect-wallet.
 * @returns What the sign-in prefills and locks, `null` when nobody is named.
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

/** What an address beginning with /uplineLink/ names: all that is behind it, decoded. Spec §2. */
export function uplineLinkValue(pathname: string): string {
  return decoded(pathname.slice(paths.uplineLink.length + 1));
}
