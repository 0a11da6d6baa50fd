import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client, ReplyData } from '@upline/api';
import { usePorts } from '../../ports/ports.tsx';
import { serverRoot } from '../../queries/queryRoots.ts';

/** Something that support did with one of the member's tickets. */
type StaffAct = ReplyData<'staffActs'>[number];

/** Lists what support did, newest first. @throws ApiError when the server does not give it. */
async function fetchStaffActs(client: Client, signal?: AbortSignal): Promise<readonly StaffAct[]> {
  const { data } = await client.call('staffActs', {}, { signal });
  return data;
}

function staffActsQuery(client: Client) {
  return queryOptions({
    queryKey: [serverRoot, 'staffActs'],
    queryFn: ({ signal }) => fetchStaffActs(client, signal),
  });
}

export function useStaffActs() {
  return useQuery(staffActsQuery(usePorts().client));
}
