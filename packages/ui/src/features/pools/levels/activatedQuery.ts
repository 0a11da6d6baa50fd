import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Position } from '@upline/domain';
import type { PoolsPort } from '../../../ports/pools.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { useReadable } from '../../../ports/readable.ts';
import { chainRoot } from '../../../queries/queryRoots.ts';

function activatedQuery(pools: PoolsPort, wallet: string) {
  return queryOptions({
    queryKey: [chainRoot, 'activated', wallet],
    queryFn: () => pools.activated(wallet),
    enabled: wallet !== '',
  });
}

/**
 * The positions that a wallet owns, from the chain. A confirmed purchase counts at once, before the
 * refetch.
 */
export function useActivated(wallet: string) {
  const { pools } = usePorts();
  const purchase = useReadable(pools.purchase);
  const query = useQuery(activatedQuery(pools, wallet));
  const bought = purchase?.status === 'succeeded' ? purchase.position : null;
  const positions = query.data && bought !== null ? union(query.data, bought) : query.data;
  return { ...query, data: positions };
}

function union(positions: readonly Position[], bought: Position): readonly Position[] {
  return positions.includes(bought) ? positions : [...positions, bought];
}
