import { groupRoles } from '../../patterns/role-list/groupRoles.ts';
import { RoleList } from '../../patterns/role-list/RoleList.tsx';
import { loadableOf } from '../../queries/loadableOf.ts';
import { useRoleHolders } from '../../queries/roleHoldersQuery.ts';
import { ChainSection } from './ChainSection.tsx';

/** Who may act for the operator, as the contracts say. */
export function RoleHolders() {
  return (
    <ChainSection title="transparency.roles" answer={loadableOf(useRoleHolders())}>
      {(holders) => <RoleList roles={groupRoles(holders)} />}
    </ChainSection>
  );
}
