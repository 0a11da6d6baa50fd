import type { Config } from '../config.ts';

/** Shorter parts of a URL name a version or a database; keys are longer. */
const shortestKey = 12;

/** What could be a key in a URL: the password, a long part of its path, a long value of its query. */
function keysIn(text: string): string[] {
  const url = URL.parse(text);
  if (url === null) return [];
  const long = [...url.pathname.split('/'), ...url.searchParams.values()].filter(
    (part) => part.length >= shortestKey,
  );
  return [url.username && url.password, ...long].filter(Boolean);
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
  const databasePassword = URL.parse(databaseUrl)?.password;
  const found = [databasePassword, s3?.secretAccessKey, ...rpcUrls.flatMap(keysIn)].filter(
    (one) => one !== undefined,
  );
  return found
    .filter(Boolean)
    .flatMap(spellings)
    .toSorted((a, b) => b.length - a.length);
}
