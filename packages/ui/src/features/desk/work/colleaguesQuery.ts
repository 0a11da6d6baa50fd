import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client } from '@upline/api';
import { usePorts } from '../../../ports/ports.tsx';
import { serverRoot } from '../../../queries/queryRoots.ts';

function colleaguesQuery(client: Client) {
  return queryOptions({
    queryKey: [serverRoot, 'deskStaff'],
    queryFn: async ({ signal }) => (await client.call('deskStaff', {}, { signal })).data,
  });
}

/** Everybody of the staff, by name, with their roles. */
export function useColleagues() {
  return useQuery(colleaguesQuery(usePorts().client));
}
