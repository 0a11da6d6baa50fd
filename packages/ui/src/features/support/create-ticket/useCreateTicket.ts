import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Client } from '@upline/api';
import { topicOf } from '@upline/domain';
import { usePorts } from '../../../ports/ports.tsx';
import { uploadFile } from '../../../queries/uploadFile.ts';
import type { HelpTried } from '../../help/HelpSuggestions.tsx';
import { type MessageKey, sendOnce } from '../attachments/sendOnce.ts';
import { forgetRefused, type UploadWatch, uploadFor } from '../attachments/uploadEach.ts';
import { ticketsKey } from '../ticketsQuery.ts';
import type { TicketDraft } from './ticketDraft.ts';

export interface TicketAttempt {
  draft: TicketDraft;
  /** Hash of the ticket's transaction; `null` for none. */
  transaction: string | null;
  /** Help articles offered and opened so far; the same for every attempt. */
  help: HelpTried;
  /** The same for every attempt, so that the server creates one ticket. */
  key: MessageKey;
  /** Cancels the ticket during the upload of its files. */
  signal: AbortSignal;
}

/**
 * Uploads the files, then creates the ticket without files that failed. Spec §4.
 * @throws ApiError if the ticket was not created, or the signal's reason.
 */
async function createTicket(
  client: Client,
  { draft, transaction, help, key, signal }: TicketAttempt,
  watch: UploadWatch,
) {
  const { message, files } = draft;
  const attachments = await uploadFor(files, {
    ...watch,
    upload: (file, options) => uploadFile(client, file, options),
    signal,
    text: message,
  });
  const { data } = await sendOnce(key, attachments, (sent, options) =>
    client.call(
      'createTicket',
      {
        body: {
          ...topicOf(draft),
          message,
          attachments: sent,
          ...(transaction && { transaction: transaction.toLowerCase() }),
          ...(help.offered.length > 0 && { help: { offered: [...help.offered], opened: [...help.opened] } }),
        },
      },
      options,
    ),
  );
  return { id: data.id, unsent: data.attachments.length === 0 ? files : [] };
}

export function useCreateTicket(watch: UploadWatch) {
  const { client } = usePorts();
  const queries = useQueryClient();
  return useMutation({
    // Fails at once while offline; the draft is kept.
    networkMode: 'always',
    mutationFn: (attempt: TicketAttempt) => createTicket(client, attempt, watch),
    onSuccess: () => queries.invalidateQueries({ queryKey: ticketsKey }),
    onError: (error, { draft }) => {
      watch.onUpload('dropped');
      forgetRefused(error, draft.files, watch.uploaded);
    },
  });
}
