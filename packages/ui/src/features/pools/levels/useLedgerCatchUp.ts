import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Client } from '@upline/api';
import { usePorts } from '../../../ports/ports.tsx';
import { useReadable } from '../../../ports/readable.ts';
import { chainRoot, serverRoot } from '../../../queries/queryRoots.ts';
import { fetchUserPools } from '../participation/userPoolsQuery.ts';

/** How often the server is asked whether its ledger has come as far as a payment, milliseconds. */
const askEvery = 1000;

/** How long it may take before the member is told, milliseconds. */
const patience = 30_000;

interface CatchUp {
  hasReached: boolean;
  since: number;
}

function catchUpQuery(client: Client, wallet: string, block: bigint | null) {
  const queryKey = ['catchUp', wallet, String(block)];
  async function ask(queries: QueryClient): Promise<CatchUp> {
    const earlier = queries.getQueryData<CatchUp>(queryKey);
    if (!earlier) void queries.invalidateQueries({ queryKey: [chainRoot] });
    const since = earlier?.since ?? Date.now();
    // A server that is down has not caught up; the next question may find it back.
    await fetchUserPools(client, wallet).catch(() => undefined);
    const hasReached = block !== null && client.ledgerBlock() >= block;
    if (hasReached) await queries.invalidateQueries({ queryKey: [serverRoot] });
    return { hasReached, since };
  }
  return queryOptions({
    queryKey,
    queryFn: block === null || wallet === '' ? skipToken : (context) => ask(context.client),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data?.hasReached ? false : askEvery),
  });
}

/**
 * Asks the server's figures again once its ledger has reached the block of the latest purchase or claim, so
 * that no member sees old figures beside a level they have just bought or a bonus that was just paid.
 * @returns Whether the records are still behind after half a minute.
 */
export function useLedgerCatchUp(wallet: string): boolean {
  const { client, pools, claims } = usePorts();
  const purchase = useReadable(pools.purchase);
  const claim = useReadable(claims.current);
  const bought = purchase?.status === 'succeeded' ? purchase.block : null;
  // What a claim was paid before it failed is paid.
  const paid = claim && claim.status !== 'running' ? claim.block : null;
  const block = bought === null || (paid !== null && paid > bought) ? paid : bought;
  const { data, dataUpdatedAt } = useQuery(catchUpQuery(client, wallet, block));
  return data !== undefined && !data.hasReached && dataUpdatedAt - data.since >= patience;
}
