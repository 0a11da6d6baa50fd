import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client } from '@upline/api';
import { usePorts } from '../../ports/ports.tsx';
import { serverRoot } from '../../queries/queryRoots.ts';

/** Query key prefix of the incident notice. */
export const incidentKey = [serverRoot, 'incident'] as const;

/** Polling interval without live events, in milliseconds. */
const incidentInterval = 60_000;

function incidentQuery(client: Client) {
  return queryOptions({
    queryKey: incidentKey,
    queryFn: async ({ signal }) => (await client.call('currentIncident', {}, { signal })).data.incident,
    refetchInterval: incidentInterval,
  });
}

/** The current or next incident. */
export function useIncident() {
  return useQuery(incidentQuery(usePorts().client));
}
