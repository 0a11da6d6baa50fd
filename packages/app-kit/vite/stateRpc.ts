import type { Plugin } from 'vite';

/**
 * Writes the build's node URLs into the page, for the server's content security policy: a second
 * variable for them could differ. Without a node, none is written.
 */
export function stateRpc(): Plugin {
  let origins = '';
  return {
    name: 'upline:state-rpc',
    apply: 'build',
    configResolved({ env }) {
      const named: string = env.VITE_PUBLIC_RPC_URL ?? '';
      const urls = named.split(',').filter((url) => url.trim() !== '');
      origins = [...new Set(urls.map((url) => new URL(url.trim()).origin))].join(' ');
    },
    transformIndexHtml: () =>
      origins ? [{ tag: 'meta', attrs: { name: 'upline-rpc', content: origins } }] : [],
  };
}
