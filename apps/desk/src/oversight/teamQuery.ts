import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplyData } from '@upline/api';
import type { StaffRole } from '@upline/domain';
import { usePorts } from '@upline/ui/ports';
import { serverRoot } from '@upline/ui/queries';

export type Colleague = ReplyData<'deskStaff'>[number];

const teamKey = [serverRoot, 'deskStaff'] as const;

export function useStaffLog() {
  const { client } = usePorts();
  return useQuery({
    queryKey: [...teamKey, 'log'],
    queryFn: async ({ signal }) => (await client.call('deskStaffLog', {}, { signal })).data,
  });
}

export interface RoleAct {
  act: 'grant' | 'withdraw';
  wallet: string;
  role: StaffRole;
  /** Name of the wallet's owner, or the wallet if unknown. */
  name: string;
}

/**
 * Grants or withdraws a role.
 * @throws ApiError 409 with the server's reason if the role is protected.
 */
export function useChangeRole() {
  const { client } = usePorts();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ act, wallet, role }: RoleAct) => {
      if (act === 'grant') await client.call('deskGrant', { body: { wallet, role } });
      else await client.call('deskWithdraw', { params: { wallet, role } });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: teamKey }),
  });
}
