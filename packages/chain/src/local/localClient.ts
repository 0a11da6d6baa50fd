import { createClient, http, publicActions, testActions, walletActions } from 'viem';
import { polygonAt } from '../polygonAt.ts';

/** How long a call may take, milliseconds: to mine thousands of blocks takes its time. */
const patience = 60_000;

/** A viem client for a local chain or a fork that can read, send and play with time and blocks. */
export function localClient(rpcUrl: string) {
  return createClient({
    chain: polygonAt(rpcUrl, 'Local chain'),
    transport: http(rpcUrl, { retryCount: 1, timeout: patience }),
    pollingInterval: 50,
    cacheTime: 0,
  })
    .extend(testActions({ mode: 'anvil' }))
    .extend(publicActions)
    .extend(walletActions);
}

export type LocalClient = ReturnType<typeof localClient>;
