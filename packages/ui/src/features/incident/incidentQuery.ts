import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client } from '@upline/api';
import { usePorts } from '../../ports/ports.tsx';
import { serverRoot } from '../../queries/queryRoots.ts';

/** First words of the key of what everybody is told. */
export const incidentKey = [serverRoot, 'incident'] as const;

/** How often a page asks that hears of no change by itself, milliseconds. */
const incidentInterval = 60_000;

function incidentQuery(client: Client) {
  return queryOptions({
    queryKey: incidentKey,
    queryFn: async ({ signal }) => (await client.call('currentIncident', {}, { signal })).data.incident,
    refetchInterval: incidentInterval,
  });
}

/** What everybody is told now or next. */
export function useIncident() {
  return useQuery(incidentQuery(usePorts().client));
}
