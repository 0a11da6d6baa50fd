import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { Client, ReplyData } from '@upline/api';
import type { TicketPriority, TicketSort, TicketView, TransactionStatusKind } from '@upline/domain';
import { usePorts } from '@upline/ui/ports';
import { queueKey } from '../../shell/useDeskLive.ts';

/** Filters and order of the queue, as stored in the address. */
export interface QueueQuestion {
  /** Text, member ID, wallet or ticket number; `''` for all. */
  q: string;
  /** `''` for any. */
  priority: TicketPriority | '';
  /** `''` for any. */
  tag: string;
  /** Outcome of the transaction; `''` for any. */
  chain: TransactionStatusKind | '';
  sort: TicketSort;
}

export const nothingAsked: QueueQuestion = { q: '', priority: '', tag: '', chain: '', sort: 'newest' };

export type QueuedTicket = ReplyData<'deskTickets'>['tickets'][number];

const pageSize = 50;

function queueQuery(client: Client, view: TicketView, { q, priority, tag, chain, sort }: QueueQuestion) {
  const asked = {
    view,
    q,
    sort,
    limit: pageSize,
    ...(priority && { priority: [priority] }),
    ...(tag && { tag }),
    ...(chain && { chain }),
  };
  return infiniteQueryOptions({
    queryKey: [...queueKey, asked],
    queryFn: async ({ signal, pageParam }) => {
      const query = { ...asked, ...(pageParam !== null && { cursor: pageParam }) };
      return (await client.call('deskTickets', { query }, { signal })).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

export function useQueue(view: TicketView, question: QueueQuestion) {
  return useInfiniteQuery(queueQuery(usePorts().client, view, question));
}
