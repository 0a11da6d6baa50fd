import { isIP } from 'node:net';

/** Host of a PostgreSQL URL; empty for a local socket. */
function hostOf(url: URL): string {
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  return host.startsWith('/') ? '' : host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
}

/**
 * True for connections that do not cross a network: this machine, a socket, and names inside a
 * container network.
 */
function isPrivate(host: string): boolean {
  if (host === '' || host === 'localhost' || host === '::1' || host.startsWith('127.')) return true;
  return isIP(host) === 0 && !host.includes('.');
}

/**
 * A PostgreSQL URL with the parameters for an encrypted connection.
 * @param authority File with the certificate of the authority that signed the server's; by default
 * the system's authorities.
 * @returns `null` if the database is on another machine and the URL does not set the encryption.
 */
export function protectedUrl(text: string, authority: string | undefined): string | null {
  const url = new URL(text);
  const { searchParams } = url;
  if (authority !== undefined) {
    if (!searchParams.has('sslmode')) searchParams.set('sslmode', 'verify-full');
    if (!searchParams.has('sslrootcert')) searchParams.set('sslrootcert', authority);
    return url.href;
  }
  return searchParams.has('sslmode') || searchParams.has('ssl') || isPrivate(hostOf(url)) ? text : null;
}
