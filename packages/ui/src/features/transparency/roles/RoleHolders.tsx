import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PoolProofsPort } from '../../../ports/poolProofs.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { loadableOf } from '../../../queries/loadableOf.ts';
import { chainRoot } from '../../../queries/queryRoots.ts';
import { ChainSection } from '../section/ChainSection.tsx';
import { groupRoles } from './groupRoles.ts';
import { RoleList } from './RoleList.tsx';

function roleHoldersQuery(proofs: PoolProofsPort) {
  return queryOptions({ queryKey: [chainRoot, 'roles'], queryFn: () => proofs.roles() });
}

/** Who may act for the operator, as the contracts say. */
function useRoleHolders() {
  const { proofs } = usePorts();
  return useQuery(roleHoldersQuery(proofs));
}

/** Who may act for the operator, as the contracts say. */
export function RoleHolders() {
  return (
    <ChainSection title="transparency.roles" answer={loadableOf(useRoleHolders())}>
      {(holders) => <RoleList roles={groupRoles(holders)} />}
    </ChainSection>
  );
}
