import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Client, ReplyData } from '@upline/api';
import { usePorts } from '@upline/ui/ports';
import { serverRoot } from '@upline/ui/queries';

export type ChainEvent = ReplyData<'deskMemberChain'>['events'][number];
export type TicketTransaction = ReplyData<'deskTransaction'>;
export type Outcome = NonNullable<TicketTransaction['outcome']>;

/** Cache time of chain data, milliseconds; each read is logged. */
const freshFor = 60_000;

const rarely = { staleTime: freshFor, refetchOnWindowFocus: false };

function memberChainQuery(client: Client, memberId: string) {
  return infiniteQueryOptions({
    queryKey: [serverRoot, 'deskMemberChain', memberId],
    queryFn: async ({ signal, pageParam }) => {
      const query = pageParam === null ? {} : { cursor: pageParam };
      return (await client.call('deskMemberChain', { params: { memberId }, query }, { signal })).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...rarely,
  });
}

export function useMemberChain(memberId: string) {
  return useInfiniteQuery(memberChainQuery(usePorts().client, memberId));
}

function ticketTransactionQuery(client: Client, ticketId: string) {
  return queryOptions({
    queryKey: [serverRoot, 'deskTransaction', ticketId],
    queryFn: async ({ signal }) =>
      (await client.call('deskTransaction', { params: { ticketId } }, { signal })).data,
    ...rarely,
  });
}

/** Loads a ticket's transaction. @param isAbout Enables the query. */
export function useTicketTransaction(ticketId: string, isAbout: boolean) {
  const { client } = usePorts();
  return useQuery({ ...ticketTransactionQuery(client, ticketId), enabled: isAbout });
}
