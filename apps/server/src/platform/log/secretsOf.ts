import type { Config } from '../config/config.ts';

/** Shorter parts of a URL name a version or a database; keys are longer. */
const shortestKey = 12;

/** What could be a key in a URL: the password, a long user, part of the path or value of the query. */
function keysIn(text: string): string[] {
  const url = URL.parse(text);
  if (url === null) return [];
  const long = [url.username, ...url.pathname.split('/'), ...url.searchParams.values()].filter(
    (part) => part.length >= shortestKey,
  );
  return [url.password, ...long];
}

/** As it may stand in a text: as it was given, decoded, or encoded. */
function spellings(secret: string): string[] {
  let decoded = secret;
  try {
    decoded = decodeURIComponent(secret);
  } catch {
    // It holds a percent sign of its own.
  }
  return [...new Set([secret, decoded, encodeURIComponent(decoded)])];
}

type Secretive = Pick<Config, 'databaseUrl' | 'rpcUrls' | 's3'>;

/** Every word of the configuration that a log must never hold, longest first. */
export function secretsOf({ databaseUrl, rpcUrls, s3 }: Secretive): string[] {
  const database = URL.parse(databaseUrl);
  const passwords = [database?.password, database?.searchParams.get('password')];
  return [...passwords, s3?.secretAccessKey, ...rpcUrls.flatMap(keysIn)]
    .flatMap((one) => (one ? spellings(one) : []))
    .toSorted((a, b) => b.length - a.length);
}
