/**
 * The node's URL in the tests' build. DNS does not resolve it: each test has a chain on its own
 * port, which the browser maps by `nodeArgument`.
 */
export const builtNode = 'http://node.upline.test';

/** The browser argument that maps the built app's node to `rpcUrl`. */
export function nodeArgument(rpcUrl: string): string {
  return `--host-resolver-rules=MAP ${new URL(builtNode).host} ${new URL(rpcUrl).host}`;
}
