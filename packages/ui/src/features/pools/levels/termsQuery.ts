import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Client, ReplyData } from '@upline/api';
import { usePorts } from '../../../ports/ports.tsx';
import { serverRoot } from '../../../queries/queryRoots.ts';

/** The current terms and all versions that the member has accepted, newest first. */
export type OwnTerms = ReplyData<'terms'>;

/** Loads the current and the accepted terms. @throws ApiError */
async function fetchTerms(client: Client, signal?: AbortSignal): Promise<OwnTerms> {
  const { data } = await client.call('terms', {}, { signal });
  return data;
}

function termsQuery(client: Client) {
  return queryOptions({
    queryKey: [serverRoot, 'terms'],
    queryFn: ({ signal }) => fetchTerms(client, signal),
  });
}

export function useTerms() {
  return useQuery(termsQuery(usePorts().client));
}

/** Accepts a version. @throws ApiError, with status 409 if another version is current. */
async function acceptTerms(client: Client, version: string): Promise<OwnTerms> {
  const { data } = await client.call('acceptTerms', { body: { version } });
  return data;
}

/** Accepts the displayed terms and refetches the queries of a purchase. */
export function useAcceptTerms() {
  const { client } = usePorts();
  const queries = useQueryClient();
  const { queryKey } = termsQuery(client);
  return useMutation({
    mutationFn: (version: string) => acceptTerms(client, version),
    async onSuccess(accepted) {
      queries.setQueryData(queryKey, accepted);
      await queries.invalidateQueries({ queryKey: [serverRoot, 'referrer'] });
    },
    // Another version may be current now; loads it for reading.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}
