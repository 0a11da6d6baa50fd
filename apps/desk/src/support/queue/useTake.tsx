import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upline/api';
import { AlertDialog, useShowToast } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { useWalletId } from '@upline/ui/queries';
import { type ReactNode, useState } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { replyPathOf, ticketPathOf } from '../../shell/deskPaths.ts';
import { queueKey } from '../../shell/useDeskLive.ts';
import { useConflict } from '../timeline/useConflict.ts';
import type { QueuedTicket } from './queueQuery.ts';

interface Taking {
  /** Assigns a ticket to the user and opens its reply. */
  take: (ticket: QueuedTicket) => void;
  isTaking: boolean;
  /** Dialog shown before opening a ticket that a colleague was assigned first. */
  conflict: ReactNode;
}

/**
 * Assigns a ticket at the version that the queue shows.
 * @param open Navigates to a path of the staff app.
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
    // Not awaited: keys are disabled until the mutation ends, and offline the list never loads.
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
