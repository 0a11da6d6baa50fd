import { loadableOf } from '../../../queries/loadableOf.ts';
import { ChainSection } from '../section/ChainSection.tsx';
import { groupRoles } from './groupRoles.ts';
import { RoleList } from './RoleList.tsx';
import { useRoleHolders } from './roleHoldersQuery.ts';

/** Who may act for the operator, as the contracts say. */
export function RoleHolders() {
  return (
    <ChainSection title="transparency.roles" answer={loadableOf(useRoleHolders())}>
      {(holders) => <RoleList roles={groupRoles(holders)} />}
    </ChainSection>
  );
}
