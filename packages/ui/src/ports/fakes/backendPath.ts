/**
 * Base path of one mock backend's server. Stories share a page and its mock network; the path keeps
 * late requests of an ended story away from other mock backends.
 * @param key Unique key of the mock backend.
 */
export function backendPath(key: string): string {
  return `/backends/${key}`;
}

/** The mock backend's key in a URL; `null` if the URL contains no key. */
export function backendKeyIn(url: string): string | null {
  return /^\/backends\/([^/]+)\//.exec(new URL(url).pathname)?.[1] ?? null;
}
