/**
 * Validates POLYGON_RPC_URL.
 * @param url The variable's value. May contain a secret, so no error message repeats it.
 * @throws Error if it is missing or not an HTTP URL.
 */
export function polygonNode(url: string | undefined): string {
  if (!url) throw new Error('POLYGON_RPC_URL names no node. Set it to one of Polygon.');
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new Error('POLYGON_RPC_URL is no address of a node: https://… or http://….');
  }
  return url;
}
