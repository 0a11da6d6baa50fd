import { queryOptions, useQuery } from '@tanstack/react-query';
import { bonusRefreshDelay } from '@upline/domain';
import { useEffect } from 'react';
import type { ClaimsPort } from '../../../ports/claims.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { useReadable } from '../../../ports/readable.ts';
import { chainRoot } from '../../../queries/queryRoots.ts';

/** First words of the key of what each wallet can claim. */
export const claimableKey = [chainRoot, 'claimable'] as const;

function claimableQuery(claims: ClaimsPort, wallet: string) {
  return queryOptions({
    queryKey: [...claimableKey, wallet],
    queryFn: () => claims.claimable(wallet),
    enabled: wallet !== '',
  });
}

/** The same answer, for who wants to know whether it came; useClaimable decides when it is read again. */
export function useClaimableRead(wallet: string) {
  const { claims } = usePorts();
  return useQuery(claimableQuery(claims, wallet));
}

/**
 * What each position would pay a wallet now, as the chain has it. It is read again half a second after it was
 * there, and at once and then again after every payment of a claim. Spec §4.
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
