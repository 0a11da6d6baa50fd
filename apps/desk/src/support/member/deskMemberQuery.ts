import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client, ReplyData } from '@upline/api';
import { usePorts } from '@upline/ui/ports';
import { serverRoot } from '@upline/ui/queries';

export type DeskMember = ReplyData<'deskMember'>;

/** So long a profile is shown as it was read, milliseconds: each reading of it is one that the member is told of. */
const freshFor = 5 * 60_000;

function deskMemberQuery(client: Client, memberId: string) {
  return queryOptions({
    queryKey: [serverRoot, 'deskMember', memberId],
    queryFn: async ({ signal }) =>
      (await client.call('deskMember', { params: { memberId } }, { signal })).data,
    staleTime: freshFor,
    refetchOnWindowFocus: false,
  });
}

/** A member as support sees them. @param memberId Their ID or their wallet. */
export function useDeskMember(memberId: string) {
  return useQuery(deskMemberQuery(usePorts().client, memberId));
}
