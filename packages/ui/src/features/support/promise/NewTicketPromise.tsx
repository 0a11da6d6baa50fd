import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client } from '@upline/api';
import { usePorts } from '../../../ports/ports.tsx';
import { serverRoot } from '../../../queries/queryRoots.ts';
import { SupportPromise } from './SupportPromise.tsx';

function promiseQuery(client: Client) {
  return queryOptions({
    queryKey: [serverRoot, 'supportPromise'],
    // It counts from now, whenever that is.
    staleTime: 0,
    queryFn: async ({ signal }) => (await client.call('supportPromise', {}, { signal })).data,
  });
}

/** By when support answers a ticket that is created now. While nobody knows, nothing is said. */
export function NewTicketPromise() {
  const { data } = useQuery(promiseQuery(usePorts().client));
  return data ? <SupportPromise {...data} /> : null;
}
