/**
 * The node that POLYGON_RPC_URL names.
 * @param url The variable's value. May hold a secret: no complaint repeats it.
 * @throws Error when it is missing, or no address that this product can speak to.
 */
export function polygonNode(url: string | undefined): string {
  if (!url) throw new Error('POLYGON_RPC_URL names no node. Set it to one of Polygon.');
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new Error('POLYGON_RPC_URL is no address of a node: https://… or http://….');
  }
  return url;
}
