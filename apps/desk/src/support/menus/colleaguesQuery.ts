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

/** Loads all staff with roles, by name; `isWanted: false` sends no request. */
export function useColleagues({ isWanted = true } = {}) {
  return useQuery({ ...colleaguesQuery(usePorts().client), enabled: isWanted });
}
