import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePorts } from '@upline/ui/ports';
import { deskTicketKey } from '../../shell/useDeskLive.ts';

/** Links and unlinks tickets; both tickets show the link. */
export function useLinks(ticketId: string) {
  const { client } = usePorts();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ other, isLinked }: { other: string; isLinked: boolean }) =>
      isLinked
        ? client.call('deskLink', { params: { ticketId }, body: { other } })
        : client.call('deskUnlink', { params: { ticketId, otherId: other } }),
    onSettled: () => queries.invalidateQueries({ queryKey: deskTicketKey }),
  });
}
