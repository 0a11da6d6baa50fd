import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { type Client, knownActs, type ReplyData } from '@upline/api';
import { usePorts } from '../../ports/ports.tsx';
import { serverRoot } from '../../queries/queryRoots.ts';

/** A staff action on the member's data. */
export type AccessEntry = ReplyData<'accessLog'>['entries'][number];

function accessLogQuery(client: Client, limit: number) {
  return infiniteQueryOptions({
    queryKey: [serverRoot, 'accessLog', limit],
    queryFn: async ({ signal, pageParam }) => {
      const query = { limit, ...(pageParam !== null && { cursor: pageParam }) };
      const { data } = await client.call('accessLog', { query }, { signal });
      return { ...data, entries: knownActs(data.entries) };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Staff access to the member's data, newest first. @param limit Entries per request. */
export function useAccessLog(limit: number) {
  return useInfiniteQuery(accessLogQuery(usePorts().client, limit));
}
