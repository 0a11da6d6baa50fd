import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client, ReplyData } from '@upline/api';
import { usePorts } from '@upline/ui/ports';
import { serverRoot } from '@upline/ui/queries';

export type DeskMember = ReplyData<'deskMember'>;

/** Cache time of a profile, milliseconds. Each read is logged, and members see the log. */
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

/** Loads a member for support. @param memberId Member ID or wallet. */
export function useDeskMember(memberId: string) {
  return useQuery(deskMemberQuery(usePorts().client, memberId));
}
