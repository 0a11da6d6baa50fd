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

/** Time limit of a call, milliseconds. Mining thousands of blocks takes minutes. */
const patience = 300_000;

/** Creates a viem client for a local chain or fork that can read, send, mine and move the clock. */
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
      // viem's own `*Sync` actions wait through this function too.
      waitForTransactionReceipt: ({ hash }: WaitForTransactionReceiptParameters) => untilMined(client, hash),
    }))
    .extend(walletActions);
}

export type LocalClient = ReturnType<typeof localClient>;
