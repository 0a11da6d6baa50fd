import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplyData } from '@upline/api';
import { presenceInterval, typingInterval } from '@upline/domain';
import { usePorts } from '@upline/ui/ports';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { presenceKey } from '../../shell/useDeskLive.ts';

export type Presence = ReplyData<'deskPresence'>;

const nobody: Presence = { others: [], isMemberTyping: false };

const keyOf = (ticketId: string) => [...presenceKey, ticketId];

/** Says that somebody is at a ticket for as long as the page shows it. @returns Who else is. */
export function usePresence(ticketId: string, doing: 'viewing' | 'writing'): Presence {
  const { client } = usePorts();
  const queries = useQueryClient();
  const said = useRef(doing);
  const { data = nobody } = useQuery({
    queryKey: keyOf(ticketId),
    queryFn: async ({ signal }) =>
      (await client.call('deskPresence', { params: { ticketId }, body: { doing: said.current } }, { signal }))
        .data,
    // A member stops without a word where their page goes.
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
      // Without it they are believed to be there for a moment longer.
      client.call('deskPresence', input).catch(() => {});
    };
  }, [client, ticketId]);

  return data;
}

/** Who else is at a ticket, as the composer below it has heard. */
export function useOthersAt(ticketId: string): Presence['others'] {
  const queries = useQueryClient();
  // A query that never asks would still have to say how, and could be asked in place of the one that says what one does.
  return useSyncExternalStore(
    (tell) => queries.getQueryCache().subscribe(tell),
    () => queries.getQueryData<Presence>(keyOf(ticketId))?.others ?? nobody.others,
  );
}
