import { isIP } from 'node:net';

/** The host that a URL of PostgreSQL leads to; empty for a socket of this machine. */
function hostOf(url: URL): string {
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  return host.startsWith('/') ? '' : host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
}

/** What is not read on its way: this machine, a socket, and a name that a network of containers alone knows. */
function isPrivate(host: string): boolean {
  if (host === '' || host === 'localhost' || host === '::1' || host.startsWith('127.')) return true;
  return isIP(host) === 0 && !host.includes('.');
}

/**
 * A URL of PostgreSQL with what it needs to be spoken to in secret.
 * @param authority The file with the certificate of who signed the server's own; without one the machine's authorities.
 * @returns `null` when the database is on another machine and nothing says how the connection is protected.
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
