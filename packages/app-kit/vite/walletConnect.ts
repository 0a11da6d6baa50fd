import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const library = '@walletconnect/ethereum-provider';

/** wagmi's connector, the only module that imports the library. */
const connector = 'wagmi/connectors/walletConnect';
const nothing = '\0upline:no-walletconnect';

export function isLibraryThere(): boolean {
  try {
    createRequire(new URL('../package.json', import.meta.url)).resolve(library);
    return true;
  } catch {
    return false;
  }
}

/**
 * WalletConnect's library is not open source and no part of this repository: an operator who adds
 * it accepts its licence. A build without a project id contains none of it; with one, the page
 * declares it for the server's content security policy.
 */
export function walletConnect(hasLibrary = isLibraryThere): Plugin {
  let isSetUp = false;
  return {
    name: 'upline:walletconnect',
    enforce: 'pre',
    configResolved({ env }) {
      isSetUp = Boolean(env.VITE_WALLETCONNECT_PROJECT_ID);
      if (!isSetUp || hasLibrary()) return;
      throw new Error(
        `VITE_WALLETCONNECT_PROJECT_ID is set, and ${library} is not installed. Its licence is not open source: ` +
          'read “WalletConnect” in docs/deploy.md, then add it or remove the variable.',
      );
    },
    resolveId: (source) => {
      if (!isSetUp && source === connector) return nothing;
      // The library's own dialog is never loaded, because the app shows the code itself.
      return source === '@reown/appkit/core' ? { id: source, external: true } : null;
    },
    load: (id) => (id === nothing ? 'export const walletConnect = () => null;' : null),
    transformIndexHtml: () =>
      isSetUp ? [{ tag: 'meta', attrs: { name: 'upline-walletconnect', content: 'on' } }] : [],
  };
}
