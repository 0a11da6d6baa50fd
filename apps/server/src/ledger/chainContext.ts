import { type Deployment, polygonAt } from '@upline/chain';
import { type Address, type Chain, type Client, createClient, http, type Transport } from 'viem';

/** The chain as the server reaches it, and what is deployed there. */
export interface ChainContext {
  client: Client<Transport, Chain>;
  deployment: Deployment;
  /** The wallet at which every line of sponsors ends, in lower case. */
  root: Address;
}

/** A connection to a node. Nothing is sent before something is asked; calls made together go as one request. */
export function connectChain(rpcUrl: string, deployment: Deployment): ChainContext {
  const client = createClient({
    chain: polygonAt(rpcUrl),
    transport: http(rpcUrl, { batch: true, retryCount: 1, timeout: 5000 }),
    cacheTime: 0,
  });
  return { client, deployment, root: deployment.root.toLowerCase() as Address };
}
