import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client, ReplyData } from '@upline/api';
import { usePorts } from '@upline/ui/ports';
import { deskTicketKey } from '../../shell/useDeskLive.ts';

export type Timeline = ReplyData<'deskTimeline'>;
export type TimelineEntry = Timeline['entries'][number];

export function timelineQuery(client: Client, ticketId: string) {
  return queryOptions({
    queryKey: [...deskTicketKey, ticketId, 'timeline'],
    queryFn: async ({ signal }) =>
      (await client.call('deskTimeline', { params: { ticketId } }, { signal })).data,
  });
}

export function useTimeline(ticketId: string) {
  return useQuery(timelineQuery(usePorts().client, ticketId));
}
