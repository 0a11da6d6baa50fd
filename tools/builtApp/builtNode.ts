/**
 * The node that the tests' app is built to ask. No name server knows it, and each test has a chain of its own on a
 * port of its own, so a browser has to be told where it is.
 */
export const builtNode = 'http://node.upline.test';

/** What a browser is started with so that the built app finds the chain at `rpcUrl`. */
export function nodeArgument(rpcUrl: string): string {
  return `--host-resolver-rules=MAP ${new URL(builtNode).host} ${new URL(rpcUrl).host}`;
}
