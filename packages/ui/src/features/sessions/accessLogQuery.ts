import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { type Client, knownActs, type ReplyData } from '@upline/api';
import { usePorts } from '../../ports/ports.tsx';
import { serverRoot } from '../../queries/queryRoots.ts';

/** Staff actions on the member's data: a change, or reads within minutes. */
export type AccessEntry = ReturnType<typeof withActs>;

/** An entry with the acts that this release has words for. */
function withActs({ acts, ...entry }: ReplyData<'accessLog'>['entries'][number]) {
  const known = knownActs((acts ?? [entry.act]).map((act) => ({ act })));
  return { ...entry, acts: known.map(({ act }) => act) };
}

function accessLogQuery(client: Client, limit: number) {
  return infiniteQueryOptions({
    queryKey: [serverRoot, 'accessLog', limit],
    queryFn: async ({ signal, pageParam }) => {
      const query = { limit, ...(pageParam !== null && { cursor: pageParam }) };
      const { data } = await client.call('accessLog', { query }, { signal });
      return { ...data, entries: knownActs(data.entries).map(withActs) };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Staff access to the member's data, newest first. @param limit Lines per request. */
export function useAccessLog(limit: number) {
  return useInfiniteQuery(accessLogQuery(usePorts().client, limit));
}
