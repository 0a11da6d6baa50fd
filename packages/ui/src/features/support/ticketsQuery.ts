import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client } from '@upline/api';
import { type TicketStatus, ticketPageSize } from '@upline/domain';
import { usePorts } from '../../ports/ports.tsx';
import { serverRoot } from '../../queries/queryRoots.ts';
import { useWalletId } from '../../queries/useWalletId.ts';
import { whileTurning } from '../../queries/whileTurning.ts';

/** Query key prefix of all ticket pages. */
export const ticketsKey = [serverRoot, 'tickets'] as const;

export interface TicketsPage {
  page: number;
  /** Empty means all. */
  statuses: readonly TicketStatus[];
}

/** Lists the caller's tickets, latest change first. @throws ApiError */
async function fetchTickets(client: Client, { page, statuses }: TicketsPage, signal?: AbortSignal) {
  const query = { page, limit: ticketPageSize, status: [...statuses] };
  const { data } = await client.call('tickets', { query }, { signal });
  return { tickets: data.tickets, total: data.totalCount, pages: data.totalPages };
}

function ticketsQuery(client: Client, wallet: string, asked: TicketsPage) {
  const list = [...ticketsKey, wallet];
  return queryOptions({
    queryKey: [...list, asked],
    queryFn: ({ signal }) => fetchTickets(client, asked, signal),
    enabled: wallet !== '',
    placeholderData: whileTurning(list),
  });
}

/** One page of the member's tickets and the total count. Spec §7. */
export function useTickets(asked: TicketsPage) {
  const { client } = usePorts();
  return useQuery(ticketsQuery(client, useWalletId(), asked));
}
