import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Position } from '@upline/domain';
import { useEffect, useRef } from 'react';
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
  const { refetch } = query;
  const before = useRef(bought);
  useEffect(() => {
    // A reorg can drop a confirmed purchase; what was read since then may still show it.
    if (before.current !== null && bought === null) void refetch();
    before.current = bought;
  }, [bought, refetch]);
  const positions = query.data && bought !== null ? union(query.data, bought) : query.data;
  return { ...query, data: positions };
}

function union(positions: readonly Position[], bought: Position): readonly Position[] {
  return positions.includes(bought) ? positions : [...positions, bought];
}
