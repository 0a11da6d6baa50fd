import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, type Client, type ReplyData } from '@upline/api';
import { usePorts } from '../../ports/ports.tsx';
import { serverRoot } from '../../queries/queryRoots.ts';

export type OpenSession = ReplyData<'sessions'>[number];

/** Lists the caller's sessions, last used first. @throws ApiError */
async function fetchSessions(client: Client, signal?: AbortSignal): Promise<readonly OpenSession[]> {
  const { data } = await client.call('sessions', {}, { signal });
  return data;
}

function sessionsQuery(client: Client) {
  return queryOptions({
    queryKey: [serverRoot, 'sessions'],
    queryFn: ({ signal }) => fetchSessions(client, signal),
  });
}

export function useSessions() {
  return useQuery(sessionsQuery(usePorts().client));
}

/**
 * Ends one of the caller's sessions; one that has already ended (404) counts as success.
 * @throws ApiError
 */
async function endSession(client: Client, id: string): Promise<void> {
  await client.call('endSession', { params: { id } }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });
}

/** Ends another session and removes it from the list. */
export function useEndSession() {
  const { client } = usePorts();
  const queries = useQueryClient();
  const { queryKey } = sessionsQuery(client);
  return useMutation({
    mutationFn: (id: string) => endSession(client, id),
    async onSuccess(_reply, id) {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (list) => list?.filter((session) => session.id !== id));
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}

/** Ends all of the caller's sessions, including the current one. @throws ApiError */
async function endSessions(client: Client): Promise<void> {
  await client.call('endSessions', {});
}

/** Signs the member out everywhere, finally here. */
export function useEndSessions() {
  const { client, session } = usePorts();
  return useMutation({
    mutationFn: () => endSessions(client),
    onSuccess: () => session.end({ tellServer: false }),
  });
}
