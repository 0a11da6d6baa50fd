import type { Plugin } from 'vite';

/**
 * Writes into the page which node the build asks, for the server's content security policy: a second variable
 * for the same thing would one day say something else. A build that was told of no node asks none.
 */
export function stateRpc(): Plugin {
  let url = '';
  return {
    name: 'upline:state-rpc',
    apply: 'build',
    configResolved({ env }) {
      url = env.VITE_PUBLIC_RPC_URL ?? '';
    },
    transformIndexHtml: () =>
      url ? [{ tag: 'meta', attrs: { name: 'upline-rpc', content: new URL(url).origin } }] : [],
  };
}
