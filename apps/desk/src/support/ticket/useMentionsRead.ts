import { useQueryClient } from '@tanstack/react-query';
import { useWalletId } from '@upline/ui/queries';
import { useEffect } from 'react';
import { queueKey } from '../../shell/useDeskLive.ts';
import { isBy } from '../outbox/arrived.ts';
import type { DeskTicket } from './deskTicketQuery.ts';

/**
 * Refetches the views after the user opened a ticket that mentions them, which clears the mention
 * on the server.
 */
export function useMentionsRead(ticket: DeskTicket | undefined): void {
  const queries = useQueryClient();
  const own = useWalletId();
  const mentioning = ticket?.notes.filter(({ mentions }) => mentions?.some(({ who }) => isBy(own, who)));
  const count = mentioning?.length ?? 0;
  useEffect(() => {
    if (count > 0) void queries.invalidateQueries({ queryKey: queueKey });
  }, [queries, count]);
}
