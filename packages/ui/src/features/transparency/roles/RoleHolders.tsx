import { loadableOf } from '../../../queries/loadableOf.ts';
import { ChainSection } from '../section/ChainSection.tsx';
import { groupRoles } from './groupRoles.ts';
import { RoleList } from './RoleList.tsx';
import { useRoleHolders } from './roleHoldersQuery.ts';

/** The operator's role holders, from the contracts. */
export function RoleHolders() {
  return (
    <ChainSection title="transparency.roles" answer={loadableOf(useRoleHolders())}>
      {(holders) => <RoleList roles={groupRoles(holders)} />}
    </ChainSection>
  );
}
