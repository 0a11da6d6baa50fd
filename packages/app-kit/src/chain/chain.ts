import { polygonAt } from '@upline/chain';
import { defaultPorts } from '@upline/domain';
import { forkBlock, isLocalChain } from './localMode.ts';
import { settings } from './settings.ts';

/**
 * The node without settings: Anvil's address in development. A build has a name that no network
 * resolves (RFC 2606), so that no member data reaches a program on their own machine.
 */
const usualNode = import.meta.env.DEV ? `http://127.0.0.1:${defaultPorts.rpc}` : 'https://rpc.invalid';

/** Node URLs in order of preference. */
export const rpcUrls: readonly string[] = settings.nodes.length > 0 ? settings.nodes : [usualNode];

const localName = forkBlock === null ? 'Local chain' : `Fork of block ${forkBlock}`;

/** The product's chain, as passed to wallets. */
export const chain = polygonAt(rpcUrls, isLocalChain ? localName : 'Polygon');
