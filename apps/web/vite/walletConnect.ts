import type { Plugin } from 'vite';

/** Writes into the page whether the build uses WalletConnect's relay, for the server's content security policy. */
export function walletConnect(): Plugin {
  let isSetUp = false;
  return {
    name: 'upline:walletconnect',
    configResolved({ env }) {
      isSetUp = Boolean(env.VITE_WALLETCONNECT_PROJECT_ID);
    },
    transformIndexHtml: () =>
      isSetUp ? [{ tag: 'meta', attrs: { name: 'upline-walletconnect', content: 'on' } }] : [],
  };
}
