import type { Deployment } from '@upline/chain';
import type { Logger } from 'pino';
import type { Address } from 'viem';
import { anyOf, type ChainClient, createNodes, type Nodes } from './nodes.ts';

export interface ChainContext {
  /** Sends each request to the first node that answers. */
  client: ChainClient;
  nodes: Nodes;
  deployment: Deployment;
  /** The root wallet of every upline, in lower case. */
  root: Address;
}

/** Connects to the chain's nodes; sends nothing before the first request. */
export function connectChain(rpcUrls: readonly string[], deployment: Deployment, log: Logger): ChainContext {
  const nodes = createNodes(rpcUrls, log);
  return { client: anyOf(nodes), nodes, deployment, root: deployment.root.toLowerCase() as Address };
}
