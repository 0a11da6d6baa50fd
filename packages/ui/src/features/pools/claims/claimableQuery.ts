import { queryOptions, useQuery } from '@tanstack/react-query';
import { bonusRefreshDelay, type Position } from '@upline/domain';
import { useEffect } from 'react';
import type { ClaimCost, ClaimsPort } from '../../../ports/claims.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { useReadable } from '../../../ports/readable.ts';
import { chainRoot } from '../../../queries/queryRoots.ts';

/** Query key prefix of the claimable amounts. */
export const claimableKey = [chainRoot, 'claimable'] as const;

function claimableQuery(claims: ClaimsPort, wallet: string) {
  return queryOptions({
    queryKey: [...claimableKey, wallet],
    queryFn: () => claims.claimable(wallet),
    enabled: wallet !== '',
  });
}

/** The same query without useClaimable's refetching, for components that only need its status. */
export function useClaimableRead(wallet: string) {
  const { claims } = usePorts();
  return useQuery(claimableQuery(claims, wallet));
}

/**
 * The claimable amount of each position, from the chain. Refetched half a second after loading;
 * after each payment of a claim, at once and half a second later. Spec §4.
 */
export function useClaimable(wallet: string) {
  const { claims } = usePorts();
  const block = useReadable(claims.current)?.block ?? null;
  const query = useQuery(claimableQuery(claims, wallet));
  const { isSuccess, refetch } = query;
  useEffect(() => {
    if (block !== null) void refetch();
  }, [block, refetch]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the block asks for it, whatever its number
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => void refetch(), bonusRefreshDelay);
    return () => clearTimeout(timer);
  }, [isSuccess, block, refetch]);
  return query;
}

/** The cost of claims at some positions now; `null` while it loads. */
export function useClaimCost(wallet: string, positions: readonly Position[]): ClaimCost | null {
  const { claims, wallet: connected } = usePorts();
  const { status } = useReadable(connected.state);
  const query = useQuery({
    queryKey: [...claimableKey, wallet, 'cost', positions.join(), status],
    queryFn: () => claims.cost(positions),
    enabled: wallet !== '' && positions.length > 0,
  });
  return query.data ?? null;
}
