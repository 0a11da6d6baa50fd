import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PoolProofsPort } from '../../../ports/poolProofs.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { chainRoot } from '../../../queries/queryRoots.ts';

function roleHoldersQuery(proofs: PoolProofsPort) {
  return queryOptions({ queryKey: [chainRoot, 'roles'], queryFn: () => proofs.roles() });
}

/** The operator's role holders, from the contracts. */
export function useRoleHolders() {
  const { proofs } = usePorts();
  return useQuery(roleHoldersQuery(proofs));
}
