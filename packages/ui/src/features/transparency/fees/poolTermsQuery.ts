import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PoolProofsPort } from '../../../ports/poolProofs.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { chainRoot } from '../../../queries/queryRoots.ts';

function poolTermsQuery(proofs: PoolProofsPort) {
  return queryOptions({ queryKey: [chainRoot, 'terms'], queryFn: () => proofs.terms() });
}

/** Each pool's split of the next fee, from its contract. */
export function usePoolTerms() {
  const { proofs } = usePorts();
  return useQuery(poolTermsQuery(proofs));
}
