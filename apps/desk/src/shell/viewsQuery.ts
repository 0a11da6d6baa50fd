import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client } from '@upline/api';
import { usePorts } from '@upline/ui/ports';
import { queueKey } from './useDeskLive.ts';

function viewsQuery(client: Client) {
  return queryOptions({
    queryKey: [...queueKey, 'views'],
    // What is due comes nearer by itself.
    refetchInterval: 60_000,
    queryFn: async ({ signal }) => (await client.call('deskViews', {}, { signal })).data,
  });
}

/** How many tickets each view has, and the tags in use. */
export function useViews() {
  return useQuery(viewsQuery(usePorts().client));
}
