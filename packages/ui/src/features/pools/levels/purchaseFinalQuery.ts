import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Client } from '@upline/api';
import { type Position, tokenCardInterval } from '@upline/domain';
import { usePorts } from '../../../ports/ports.tsx';
import { serverRoot } from '../../../queries/queryRoots.ts';

/** True if the member's ledger contains the purchase in a final block. */
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
 * True once the block of a wallet's purchase is final; polls until then.
 * @param position `null` disables the query.
 */
export function usePurchaseFinal(wallet: string, position: Position | null): boolean {
  const { client } = usePorts();
  return useQuery(purchaseFinalQuery(client, wallet, position)).data ?? false;
}
