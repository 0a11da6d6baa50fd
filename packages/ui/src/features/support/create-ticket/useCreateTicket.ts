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
  /** The hash of the transaction that it is about; `null` for none. */
  transaction: string | null;
  /** What the help centre offered by then, and what of it was opened; the same for every attempt likewise. */
  help: HelpTried;
  /** The same for every attempt at this ticket, so that no two of it are made. */
  key: MessageKey;
  /** Takes it back while its files are on their way. */
  signal: AbortSignal;
}

/**
 * Uploads the files, then creates the ticket; files that could not be uploaded are left out of it. Spec §4.
 * @throws ApiError when the ticket was not created, or the signal's reason.
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

/** Creates a ticket of the member's own. */
export function useCreateTicket(watch: UploadWatch) {
  const { client } = usePorts();
  const queries = useQueryClient();
  return useMutation({
    // Members without a network are told at once, and keep what they wrote.
    networkMode: 'always',
    mutationFn: (attempt: TicketAttempt) => createTicket(client, attempt, watch),
    onSuccess: () => queries.invalidateQueries({ queryKey: ticketsKey }),
    onError: (error, { draft }) => {
      watch.onUpload('dropped');
      forgetRefused(error, draft.files, watch.uploaded);
    },
  });
}
