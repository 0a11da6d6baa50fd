import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplyData } from '@upline/api';
import { presenceInterval, typingInterval } from '@upline/domain';
import { usePorts } from '@upline/ui/ports';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { presenceKey } from '../../shell/useDeskLive.ts';

export type Presence = ReplyData<'deskPresence'>;

const nobody: Presence = { others: [], isMemberTyping: false };

const keyOf = (ticketId: string) => [...presenceKey, ticketId];

/** Reports the user's presence on a ticket while mounted. @returns Presence of others. */
export function usePresence(ticketId: string, doing: 'viewing' | 'writing'): Presence {
  const { client } = usePorts();
  const queries = useQueryClient();
  const said = useRef(doing);
  const { data = nobody } = useQuery({
    queryKey: keyOf(ticketId),
    queryFn: async ({ signal }) =>
      (await client.call('deskPresence', { params: { ticketId }, body: { doing: said.current } }, { signal }))
        .data,
    // A closing page sends no event that its member stopped typing, so the state is polled.
    refetchInterval: ({ state }) => (state.data?.isMemberTyping ? typingInterval : presenceInterval),
    staleTime: 0,
    gcTime: 0,
  });

  useEffect(() => {
    if (said.current === doing) return;
    said.current = doing;
    void queries.invalidateQueries({ queryKey: keyOf(ticketId) });
  }, [doing, queries, ticketId]);

  useEffect(() => {
    return () => {
      const input = { params: { ticketId }, body: { doing: 'gone' as const } };
      // On failure the server's presence entry expires.
      client.call('deskPresence', input).catch(() => {});
    };
  }, [client, ticketId]);

  return data;
}

/** Other staff on a ticket, read from the cache that the composer fills. */
export function useOthersAt(ticketId: string): Presence['others'] {
  const queries = useQueryClient();
  // An idle `useQuery` would need a query function, and a refetch through it would replace the
  // composer's request.
  return useSyncExternalStore(
    (tell) => queries.getQueryCache().subscribe(tell),
    () => queries.getQueryData<Presence>(keyOf(ticketId))?.others ?? nobody.others,
  );
}
