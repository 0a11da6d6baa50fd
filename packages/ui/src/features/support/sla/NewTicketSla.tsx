import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client } from '@upline/api';
import { usePorts } from '../../../ports/ports.tsx';
import { serverRoot } from '../../../queries/queryRoots.ts';
import { SupportSla } from './SupportSla.tsx';

function promiseQuery(client: Client) {
  return queryOptions({
    queryKey: [serverRoot, 'supportPromise'],
    // Counted from the current time, so never reused from the cache.
    staleTime: 0,
    queryFn: async ({ signal }) => (await client.call('supportPromise', {}, { signal })).data,
  });
}

/** The promised answer time of a ticket created now; empty until it is loaded. */
export function NewTicketSla() {
  const { data } = useQuery(promiseQuery(usePorts().client));
  return data ? <SupportSla {...data} /> : null;
}
