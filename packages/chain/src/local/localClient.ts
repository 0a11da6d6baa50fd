import { createClient, http, publicActions, testActions, walletActions } from 'viem';
import { polygonAt } from '../polygonAt.ts';

/** How long a call may take, milliseconds: to mine thousands of blocks takes its time. */
const patience = 60_000;

/** A viem client for a local chain that can read, send and play with time and blocks. */
export function localClient(rpcUrl: string) {
  return createClient({
    chain: polygonAt(rpcUrl, 'Polygon (local)'),
    transport: http(rpcUrl, { retryCount: 1, timeout: patience }),
    pollingInterval: 50,
    cacheTime: 0,
  })
    .extend(testActions({ mode: 'anvil' }))
    .extend(publicActions)
    .extend(walletActions);
}

export type LocalClient = ReturnType<typeof localClient>;
