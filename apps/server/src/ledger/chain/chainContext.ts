import type { Deployment } from '@upline/chain';
import type { Logger } from 'pino';
import type { Address } from 'viem';
import { anyOf, type ChainClient, createNodes, type Nodes } from './nodes.ts';

/** The chain as the server reaches it, and what is deployed there. */
export interface ChainContext {
  /** Asks whichever node answers. */
  client: ChainClient;
  nodes: Nodes;
  deployment: Deployment;
  /** The wallet at which every line of sponsors ends, in lower case. */
  root: Address;
}

/** A connection to the chain's nodes. Nothing is sent before something is asked. */
export function connectChain(rpcUrls: readonly string[], deployment: Deployment, log: Logger): ChainContext {
  const nodes = createNodes(rpcUrls, log);
  return { client: anyOf(nodes), nodes, deployment, root: deployment.root.toLowerCase() as Address };
}
