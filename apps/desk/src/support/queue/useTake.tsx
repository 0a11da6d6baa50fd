import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upline/api';
import { AlertDialog, useShowToast } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { useWalletId } from '@upline/ui/queries';
import { type ReactNode, useState } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { replyPathOf, ticketPathOf } from '../../shell/deskPaths.ts';
import { queueKey } from '../../shell/useDeskLive.ts';
import { useConflict } from '../work/useConflict.ts';
import type { QueuedTicket } from './queueQuery.ts';

interface Taking {
  /** Takes a ticket and goes where one answers it. */
  take: (ticket: QueuedTicket) => void;
  /** Whether the server is being asked. */
  isTaking: boolean;
  /** Asks before a ticket is opened that somebody else has taken meanwhile. */
  conflict: ReactNode;
}

/**
 * Takes a ticket as it was last seen in the queue.
 * @param open Goes to a path of the desk.
 */
export function useTake(open: (path: string) => void): Taking {
  const d = useDeskMessage();
  const { client } = usePorts();
  const queries = useQueryClient();
  const wallet = useWalletId();
  const showToast = useShowToast();
  const whoWasFirst = useConflict();
  const [late, setLate] = useState<{ ticket: QueuedTicket; words: string } | null>(null);

  const { mutate, isPending: isTaking } = useMutation({
    networkMode: 'always',
    mutationFn: ({ id: ticketId, version }: QueuedTicket) =>
      client.call('deskChange', { params: { ticketId }, body: { version, assignee: wallet } }),
    onSuccess: (_, { number }) => open(replyPathOf(number)),
    async onError(error, ticket) {
      const isLate = error instanceof ApiError && error.status === 409;
      if (isLate) setLate({ ticket, words: await whoWasFirst(ticket.id) });
      else showToast({ tone: 'critical', text: d('desk.ticket.notChanged') });
    },
    // Not waited for: keys rest while a ticket is taken, and without a network no list would come.
    onSettled: () => void queries.invalidateQueries({ queryKey: queueKey }),
  });

  const conflict = late && (
    <AlertDialog
      isOpen
      tone="primary"
      title={d('desk.conflict.title')}
      confirmLabel={d('desk.conflict.open')}
      cancelLabel={d('desk.conflict.stay')}
      onOpenChange={() => setLate(null)}
      onConfirm={() => {
        setLate(null);
        open(ticketPathOf(late.ticket.number));
      }}
    >
      {late.words}
    </AlertDialog>
  );

  return {
    take(ticket) {
      const { assignee, number } = ticket;
      if (assignee === null) mutate(ticket);
      else if (assignee.walletId.toLowerCase() === wallet.toLowerCase()) open(replyPathOf(number));
      else setLate({ ticket, words: d('desk.conflict.has', { who: assignee.name || assignee.walletId }) });
    },
    isTaking,
    conflict,
  };
}
