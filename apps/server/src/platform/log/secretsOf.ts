import type { Config } from '../config/config.ts';

/** Minimum length of a key in a URL; shorter parts name a version or a database. */
const shortestKey = 12;

/**
 * Possible keys in a URL: the password, a long user name, and long parts of the path or the query.
 */
function keysIn(text: string): string[] {
  const url = URL.parse(text);
  if (url === null) return [];
  const long = [url.username, ...url.pathname.split('/'), ...url.searchParams.values()].filter(
    (part) => part.length >= shortestKey,
  );
  return [url.password, ...long];
}

/** The forms of a secret in a text: as given, decoded and encoded. */
function spellings(secret: string): string[] {
  let decoded = secret;
  try {
    decoded = decodeURIComponent(secret);
  } catch {
    // An unencoded percent sign cannot be decoded.
  }
  return [...new Set([secret, decoded, encodeURIComponent(decoded)])];
}

type Secretive = Pick<Config, 'databaseUrl' | 'rpcUrls' | 's3'>;

/** The secrets of the configuration, longest first. */
export function secretsOf({ databaseUrl, rpcUrls, s3 }: Secretive): string[] {
  const database = URL.parse(databaseUrl);
  const passwords = [database?.password, database?.searchParams.get('password')];
  return [...passwords, s3?.secretAccessKey, ...rpcUrls.flatMap(keysIn)]
    .flatMap((one) => (one ? spellings(one) : []))
    .toSorted((a, b) => b.length - a.length);
}
