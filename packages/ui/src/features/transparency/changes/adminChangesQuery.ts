import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PoolProofsPort } from '../../../ports/poolProofs.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { chainRoot } from '../../../queries/queryRoots.ts';

function adminChangesQuery(proofs: PoolProofsPort) {
  return queryOptions({ queryKey: [chainRoot, 'changes'], queryFn: () => proofs.changes() });
}

/**
 * All actions of role holders, from the chain.
 * @param every Poll interval, milliseconds; `false` for none.
 */
export function useAdminChanges(every: number | false = false) {
  const { proofs } = usePorts();
  return useQuery({ ...adminChangesQuery(proofs), refetchInterval: every });
}
