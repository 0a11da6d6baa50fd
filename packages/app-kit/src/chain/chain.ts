import { polygonAt } from '@upline/chain';
import { defaultPorts } from '@upline/domain';
import { forkBlock, isLocalChain } from './localMode.ts';

/**
 * Node URLs in order of preference. Default: Anvil's address in development. A build defaults to a
 * name that no network resolves (RFC 2606), so that no member data reaches a program on their own
 * machine.
 */
export const rpcUrls: readonly string[] = (
  import.meta.env.VITE_PUBLIC_RPC_URL ||
  (import.meta.env.DEV ? `http://127.0.0.1:${defaultPorts.rpc}` : 'https://rpc.invalid')
)
  .split(',')
  .map((url) => url.trim())
  .filter((url) => url !== '');

const localName = forkBlock === null ? 'Local chain' : `Fork of block ${forkBlock}`;

/** The product's chain, as passed to wallets. */
export const chain = polygonAt(rpcUrls, isLocalChain ? localName : 'Polygon');
