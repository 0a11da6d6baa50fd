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
 * it accepts its licence. A build without it contains a connector that connects nothing; with it,
 * the page says so to the server, which refuses a project otherwise.
 */
export function walletConnect(hasLibrary = isLibraryThere()): Plugin {
  return {
    name: 'upline:walletconnect',
    enforce: 'pre',
    config: () => ({ define: { 'import.meta.env.UPLINE_HAS_WALLETCONNECT': String(hasLibrary) } }),
    resolveId: (source) => {
      if (!hasLibrary && source === connector) return nothing;
      // The library's own dialog is never loaded, because the app shows the code itself.
      return source === '@reown/appkit/core' ? { id: source, external: true } : null;
    },
    load: (id) => (id === nothing ? 'export const walletConnect = () => null;' : null),
    transformIndexHtml: () =>
      hasLibrary ? [{ tag: 'meta', attrs: { name: 'upline-walletconnect', content: 'on' } }] : [],
  };
}
