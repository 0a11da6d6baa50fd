import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Client } from '@upline/api';
import { type Position, tokenCardInterval } from '@upline/domain';
import { usePorts } from '../../../ports/ports.tsx';
import { serverRoot } from '../../../queries/queryRoots.ts';

/** Whether the member's ledger has the purchase of a level, and can no longer lose it. */
async function fetchIsFinal(
  client: Client,
  wallet: string,
  position: Position,
  signal?: AbortSignal,
): Promise<boolean> {
  const query = { kind: ['participation' as const], position, page: 1, limit: 1 };
  const { data } = await client.call('ledger', { params: { wallet }, query }, { signal });
  return data.lines.some(({ isProvisional }) => !isProvisional);
}

function purchaseFinalQuery(client: Client, wallet: string, position: Position | null) {
  return queryOptions({
    queryKey: [serverRoot, 'purchaseFinal', wallet, position],
    queryFn: position === null ? skipToken : ({ signal }) => fetchIsFinal(client, wallet, position, signal),
    refetchInterval: ({ state }) => (state.data ? false : tokenCardInterval),
  });
}

/**
 * Whether the block in which a wallet bought a level can no longer be replaced, asked again until it cannot.
 * @param position `null` asks nothing.
 */
export function usePurchaseFinal(wallet: string, position: Position | null): boolean {
  const { client } = usePorts();
  return useQuery(purchaseFinalQuery(client, wallet, position)).data ?? false;
}
