import { polygonAt } from '@upline/chain';
import { defaultPorts } from '@upline/domain';
import { forkBlock, isLocalChain } from './localMode.ts';

/**
 * Where the chain is read from, in the order of preference. Where nothing says, in development Anvil's own address; in a
 * build a name that no network has (RFC 2606), so that nothing of a member is told to a program on their own machine.
 */
export const rpcUrls: readonly string[] = (
  import.meta.env.VITE_PUBLIC_RPC_URL ||
  (import.meta.env.DEV ? `http://127.0.0.1:${defaultPorts.rpc}` : 'https://rpc.invalid')
)
  .split(',')
  .map((url) => url.trim())
  .filter((url) => url !== '');

const localName = forkBlock === null ? 'Local chain' : `Fork of block ${forkBlock}`;

/** The product's chain, as wallets are told of it. */
export const chain = polygonAt(rpcUrls, isLocalChain ? localName : 'Polygon');
