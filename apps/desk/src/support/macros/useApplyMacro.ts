import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upline/api';
import { useShowToast } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { deskTicketKey, queueKey } from '../../shell/useDeskLive.ts';
import type { Macro } from './macrosQuery.ts';

/** Applies a macro's changes other than its text. */
export function useApplyMacro(ticketId: string) {
  const { client } = usePorts();
  const queries = useQueryClient();
  const d = useDeskMessage();
  const showToast = useShowToast();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: ({ id: macroId, version }: Macro) =>
      client.call('deskApplyMacro', { params: { ticketId }, body: { macroId, version } }),
    onError(error) {
      const text =
        (error instanceof ApiError && error.status < 500 && error.reason) || d('desk.ticket.notChanged');
      showToast({ tone: 'critical', text });
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: queueKey });
      return queries.invalidateQueries({ queryKey: deskTicketKey });
    },
  });
  return { apply: mutate, isApplying: isPending };
}
