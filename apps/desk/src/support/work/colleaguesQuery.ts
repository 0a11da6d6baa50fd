import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client } from '@upline/api';
import { usePorts } from '@upline/ui/ports';
import { serverRoot } from '@upline/ui/queries';

function colleaguesQuery(client: Client) {
  return queryOptions({
    queryKey: [serverRoot, 'deskStaff'],
    queryFn: async ({ signal }) => (await client.call('deskStaff', {}, { signal })).data,
  });
}

/** Everybody of the staff, by name, with their roles; nobody while they are not wanted. */
export function useColleagues({ isWanted = true } = {}) {
  return useQuery({ ...colleaguesQuery(usePorts().client), enabled: isWanted });
}
