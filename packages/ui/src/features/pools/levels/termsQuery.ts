import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Client, ReplyData } from '@upline/api';
import { usePorts } from '../../../ports/ports.tsx';
import { serverRoot } from '../../../queries/queryRoots.ts';

/** The terms in force and every text that the member has accepted, newest first. */
export type OwnTerms = ReplyData<'terms'>;

/** Reads both. @throws ApiError when the server does not give them. */
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

/** Accepts a version. @throws ApiError when the server refuses: 409 where another one is in force by now. */
async function acceptTerms(client: Client, version: string): Promise<OwnTerms> {
  const { data } = await client.call('acceptTerms', { body: { version } });
  return data;
}

/** Accepts the terms that were read; what a purchase waits for is asked again. */
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
    // Another version may be in force by now, and is then the one to be read.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}
