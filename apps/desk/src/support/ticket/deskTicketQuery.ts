import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, type CallInput, type Client, type ReplyData } from '@upline/api';
import { usePorts } from '@upline/ui/ports';
import { linkRenewal } from '@upline/ui/queries';
import { deskTicketKey, queueKey } from '../../shell/useDeskLive.ts';

export type DeskTicket = ReplyData<'deskTicket'>['ticket'];

const linksIn = ({ messages, notes, waiting }: DeskTicket) =>
  [...messages, ...notes, ...waiting].flatMap(({ attachments }) => attachments);

function deskTicketQuery(client: Client, named: string) {
  return queryOptions({
    queryKey: [...deskTicketKey, named],
    queryFn: async ({ signal }) =>
      (await client.call('deskTicket', { params: { ticketId: named } }, { signal })).data.ticket,
    refetchInterval: ({ state }) => linkRenewal(state.data && linksIn(state.data)),
  });
}

/** Loads a ticket with messages, notes and unsent replies. @param named Ticket number or ID. */
export function useDeskTicket(named: string) {
  return useQuery(deskTicketQuery(usePorts().client, named));
}

/** True for a 404; false for any other failure. */
export function isNoTicket(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

export type FactsChange = Omit<CallInput<'deskChange'>['body'], 'version'>;

/**
 * Changes facts of a ticket at the version last read.
 * @throws ApiError 409 if the version is outdated.
 */
export function useChangeFacts({ ticketId, version }: Pick<DeskTicket, 'ticketId' | 'version'>) {
  const { client } = usePorts();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (change: FactsChange) =>
      client.call('deskChange', { params: { ticketId }, body: { version, ...change } }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: queueKey });
      return queries.invalidateQueries({ queryKey: deskTicketKey });
    },
  });
}
