import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Client } from '@upline/api';
import { usePorts } from '../../../ports/ports.tsx';
import { useReadable } from '../../../ports/readable.ts';
import { chainRoot, serverRoot } from '../../../queries/queryRoots.ts';
import { fetchUserPools } from '../participation/userPoolsQuery.ts';

/** Polling interval for the server's ledger block, in milliseconds. */
const askEvery = 1000;

/** Delay before the notice, in milliseconds. */
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
    // An unreachable server counts as behind; the next poll may succeed.
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
 * Refetches the server's data once its ledger has reached the block of the latest purchase or
 * claim, so that old figures do not stay beside a new level or payment.
 * @returns True if the server is still behind after half a minute.
 */
export function useLedgerCatchUp(wallet: string): boolean {
  const { client, pools, claims } = usePorts();
  const purchase = useReadable(pools.purchase);
  const claim = useReadable(claims.current);
  const bought = purchase?.status === 'succeeded' ? purchase.block : null;
  // Payments of a claim count even if it failed later.
  const paid = claim && claim.status !== 'running' ? claim.block : null;
  const block = bought === null || (paid !== null && paid > bought) ? paid : bought;
  const { data, dataUpdatedAt } = useQuery(catchUpQuery(client, wallet, block));
  return data !== undefined && !data.hasReached && dataUpdatedAt - data.since >= patience;
}
