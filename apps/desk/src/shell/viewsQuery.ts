import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client } from '@upline/api';
import { usePorts } from '@upline/ui/ports';
import { queueKey } from './useDeskLive.ts';

function viewsQuery(client: Client) {
  return queryOptions({
    queryKey: [...queueKey, 'views'],
    // Counts of due tickets change with time.
    refetchInterval: 60_000,
    queryFn: async ({ signal }) => (await client.call('deskViews', {}, { signal })).data,
  });
}

/** Loads ticket counts by view, and the tags in use. */
export function useViews() {
  return useQuery(viewsQuery(usePorts().client));
}
