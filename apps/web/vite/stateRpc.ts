import { defaultPorts } from '@upline/domain';
import type { Plugin } from 'vite';

/**
 * Writes into the page which node the build asks, for the server's content security policy: a second variable
 * for the same thing would one day say something else.
 */
export function stateRpc(): Plugin {
  let origin: string;
  return {
    name: 'upline:state-rpc',
    apply: 'build',
    configResolved({ env }) {
      ({ origin } = new URL(env.VITE_PUBLIC_RPC_URL || `http://127.0.0.1:${defaultPorts.rpc}`));
    },
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'upline-rpc', content: origin } }],
  };
}
