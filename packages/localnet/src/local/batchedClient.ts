import { createClient, http } from 'viem';

/** Reads many things at once: Anvil takes a batch for a fraction of what single requests cost. */
export function batchedClient(rpcUrl: string) {
  return createClient({ transport: http(rpcUrl, { batch: { batchSize: 300 }, timeout: 60_000 }) });
}

export type BatchedClient = ReturnType<typeof batchedClient>;
