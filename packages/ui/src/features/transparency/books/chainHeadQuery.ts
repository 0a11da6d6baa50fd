import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PoolProofsPort } from '../../../ports/poolProofs.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { chainRoot } from '../../../queries/queryRoots.ts';

function chainHeadQuery(proofs: PoolProofsPort, since: number) {
  return queryOptions({
    queryKey: [chainRoot, 'head', since],
    queryFn: () => proofs.head(),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * Where the chain was when other figures came: asked once for each time that they did.
 * @param since When they came, milliseconds; they tell one asking from the next.
 */
export function useChainHead(since: number) {
  const { proofs } = usePorts();
  return useQuery(chainHeadQuery(proofs, since));
}
