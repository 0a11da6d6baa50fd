import {
  createClient,
  http,
  publicActions,
  testActions,
  type WaitForTransactionReceiptParameters,
  walletActions,
} from 'viem';
import { polygonAt } from '../polygonAt.ts';
import { untilMined } from './untilMined.ts';

/** How long a call may take, milliseconds: to mine thousands of blocks takes its time. */
const patience = 300_000;

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
    .extend((client) => ({
      // What sends and waits in one goes this way too.
      waitForTransactionReceipt: ({ hash }: WaitForTransactionReceiptParameters) => untilMined(client, hash),
    }))
    .extend(walletActions);
}

export type LocalClient = ReturnType<typeof localClient>;
