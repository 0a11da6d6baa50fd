import { polygonAt } from '@upline/chain';
import { defaultPorts } from '@upline/domain';

/** Where the chain is read from; Anvil's own address where nothing says. */
export const rpcUrl = import.meta.env.VITE_PUBLIC_RPC_URL || `http://127.0.0.1:${defaultPorts.rpc}`;

/** The product's chain, as wallets are told of it. */
export const chain = polygonAt(rpcUrl, import.meta.env.VITE_UPLINE_LOCAL ? 'Polygon (local)' : 'Polygon');
