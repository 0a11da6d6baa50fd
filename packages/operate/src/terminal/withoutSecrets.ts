const shortest = 6;

/** Keys in addresses are longer; shorter parts of a path are words like `polygon`. */
const shortestInAddress = 12;

/** An address as a whole and by its parts: errors quote either. */
function partsOf(address: string): string[] {
  const { host, hostname, pathname, search, searchParams, username, password } = new URL(address);
  // Names without a dot are known only where they are: no secret, but words like `polygon`.
  const hosts = [host, hostname].filter((name) => name.includes('.'));
  const keys = [...pathname.split('/'), ...searchParams.values()];
  return [
    ...[...hosts, pathname, search, username, password],
    ...keys.filter((key) => key.length >= shortestInAddress),
  ];
}

/**
 * A filter for everything that is printed: no secret gets through, wherever the text comes from. Errors of libraries
 * quote the requests that failed, with the node's address.
 * @param secrets Keys, passwords, addresses of nodes. With an address its host and path are covered too.
 */
export function withoutSecrets(secrets: readonly string[]): (text: string) => string {
  const covered = secrets.flatMap((secret) => {
    if (URL.canParse(secret)) return [secret, ...partsOf(secret)];
    return [secret, secret.replace(/^0x/i, '')];
  });
  const words = [...new Set(covered)].filter((word) => word.length >= shortest);
  // The longest first: one may be a part of another.
  words.sort((a, b) => b.length - a.length);
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|');
  if (!pattern) return (text) => text;
  return (text) => text.replace(new RegExp(pattern, 'gi'), '•••');
}
