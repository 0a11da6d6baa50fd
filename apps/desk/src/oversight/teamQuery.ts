import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplyData } from '@upline/api';
import type { StaffRole } from '@upline/domain';
import { usePorts } from '@upline/ui/ports';
import { serverRoot } from '@upline/ui/queries';

export type Colleague = ReplyData<'deskStaff'>[number];

const teamKey = [serverRoot, 'deskStaff'] as const;

/** Which roles were given and withdrawn, newest first. */
export function useStaffLog() {
  const { client } = usePorts();
  return useQuery({
    queryKey: [...teamKey, 'log'],
    queryFn: async ({ signal }) => (await client.call('deskStaffLog', {}, { signal })).data,
  });
}

/** A role of one wallet that is given or withdrawn. */
export interface RoleAct {
  act: 'grant' | 'withdraw';
  wallet: string;
  role: StaffRole;
  /** Whose wallet it is, as far as that is known; else the wallet itself. */
  name: string;
}

/** Gives or withdraws a role. @throws ApiError 409 in the server's own words where it must stay. */
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
