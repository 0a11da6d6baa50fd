import { createClient, http } from 'viem';

/** A client for many reads: Anvil answers a batch much faster than single requests. */
export function batchedClient(rpcUrl: string) {
  return createClient({ transport: http(rpcUrl, { batch: { batchSize: 300 }, timeout: 60_000 }) });
}

export type BatchedClient = ReturnType<typeof batchedClient>;
