import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Client } from '@upline/api';
import type { TicketDraft } from '../patterns/create-ticket-dialog/ticketDraft.ts';
import { usePorts } from '../ports/ports.tsx';
import { ticketsKey } from './ticketsQuery.ts';
import { uploadFiles } from './uploadFiles.ts';

export interface TicketAttempt {
  draft: TicketDraft;
  /** The same for every attempt at this ticket, so that no two of it are made. */
  idempotencyKey: string;
}

/**
 * Uploads the files, then creates the ticket; files that could not be uploaded are left out of it. Spec §4.
 * @throws ApiError when the ticket was not created.
 */
async function createTicket(client: Client, { draft, idempotencyKey }: TicketAttempt) {
  const { subject, message, files } = draft;
  const attachments = await uploadFiles(client, files).catch(() => []);
  const body = { subject, message, attachments };
  const { data } = await client.call('createTicket', { body }, { idempotencyKey });
  return { id: data.id, isWithoutFiles: files.length > 0 && data.attachments.length === 0 };
}

/** Creates a ticket of the member's own. */
export function useCreateTicket() {
  const { client } = usePorts();
  const queries = useQueryClient();
  return useMutation({
    // Somebody without a network is told at once, and keeps what he wrote.
    networkMode: 'always',
    mutationFn: (attempt: TicketAttempt) => createTicket(client, attempt),
    onSuccess: () => queries.invalidateQueries({ queryKey: ticketsKey }),
  });
}
