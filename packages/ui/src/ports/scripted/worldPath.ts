/**
 * The path below which one world's server lies. Stories share a page and its mocked network: what an ended one asks
 * late names its own world and reaches no other.
 * @param key What the world differs by from any other.
 */
export function worldPath(key: string): string {
  return `/worlds/${key}`;
}

/** The key of the world that a URL leads to; `null` for one that leads to none. */
export function worldKeyIn(url: string): string | null {
  return /^\/worlds\/([^/]+)\//.exec(new URL(url).pathname)?.[1] ?? null;
}
