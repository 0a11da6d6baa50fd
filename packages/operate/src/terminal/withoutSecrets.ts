const shortest = 6;

/** Minimum length of an API key in a URL; shorter parts are words such as `polygon`. */
const shortestInAddress = 12;

/** A URL and its parts, since errors quote either. */
function partsOf(address: string): string[] {
  const { host, hostname, pathname, search, searchParams, username, password } = new URL(address);
  // Host names without a dot are local and no secrets, but words such as `polygon`.
  const hosts = [host, hostname].filter((name) => name.includes('.'));
  const keys = [...pathname.split('/'), ...searchParams.values()];
  return [
    ...[...hosts, pathname, search, username, password],
    ...keys.filter((key) => key.length >= shortestInAddress),
  ];
}

/**
 * Creates a filter that removes secrets from all output. Libraries' errors quote failed requests
 * including the node's URL.
 * @param secrets Keys, passwords, URLs of nodes. Host and path of a URL are removed too.
 */
export function withoutSecrets(secrets: readonly string[]): (text: string) => string {
  const covered = secrets.flatMap((secret) => {
    if (URL.canParse(secret)) return [secret, ...partsOf(secret)];
    return [secret, secret.replace(/^0x/i, '')];
  });
  const words = [...new Set(covered)].filter((word) => word.length >= shortest);
  // Longest first, since a secret may be part of another.
  words.sort((a, b) => b.length - a.length);
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|');
  if (!pattern) return (text) => text;
  return (text) => text.replace(new RegExp(pattern, 'gi'), '•••');
}
