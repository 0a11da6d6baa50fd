import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upline/api';
import { useShowToast } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { deskTicketKey, queueKey } from '../../shell/useDeskLive.ts';
import { useConflict } from '../timeline/useConflict.ts';
import { type DeskTicket, type FactsChange, useChangeFacts } from './deskTicketQuery.ts';

/**
 * Actions on a ticket other than writing. A version conflict shows a message and the current data.
 */
export function useTicketActs(ticket: DeskTicket) {
  const { client } = usePorts();
  const queries = useQueryClient();
  const d = useDeskMessage();
  const showToast = useShowToast();
  const conflict = useConflict();
  const facts = useChangeFacts(ticket);
  const params = { ticketId: ticket.ticketId };

  async function tell(error: Error) {
    const isLate = error instanceof ApiError && error.status === 409;
    const text = isLate ? await conflict(ticket.ticketId) : d('desk.ticket.notChanged');
    showToast({ tone: 'critical', text });
  }

  const turn = useMutation({
    networkMode: 'always',
    mutationFn: (act: 'deskClose' | 'deskReopen') => client.call(act, { params }),
    onError: tell,
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: queueKey });
      return queries.invalidateQueries({ queryKey: deskTicketKey });
    },
  });

  const unmerge = useMutation({
    networkMode: 'always',
    mutationFn: () => client.call('deskUnmerge', { params, body: { version: ticket.version } }),
    onSuccess: () => showToast({ tone: 'positive', text: d('desk.unmerge.done') }),
    onError: (error) =>
      showToast({
        tone: 'critical',
        text:
          (error instanceof ApiError && error.status < 500 && error.reason) || d('desk.ticket.notChanged'),
      }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: queueKey });
      return queries.invalidateQueries({ queryKey: deskTicketKey });
    },
  });

  return {
    change: (change: FactsChange, onDone?: () => void) =>
      facts.mutate(change, { onError: tell, ...(onDone && { onSuccess: onDone }) }),
    close: () => turn.mutate('deskClose'),
    reopen: () => turn.mutate('deskReopen'),
    unmerge: () => unmerge.mutate(),
    isBusy: facts.isPending || turn.isPending || unmerge.isPending,
  };
}
