import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type Client } from '@upline/api';
import { sendTelling } from '@upline/api/sendTelling';
import { conversationRefetchDelay } from '@upline/domain';
import type { Message } from '../patterns/message-bubble/message.ts';
import type { ReplyDraft } from '../patterns/message-composer/replyDraft.ts';
import type { FileProgress } from '../patterns/upload-progress/fileProgress.ts';
import { usePorts } from '../ports/ports.tsx';
import { messageOf, ticketQuery } from './ticketQuery.ts';
import { ticketsKey } from './ticketsQuery.ts';
import { type UploadEachOptions, uploadEach } from './uploadEach.ts';

export interface OutgoingReply {
  draft: ReplyDraft;
  /** The same for every attempt at this message, so that it never stands there twice. */
  idempotencyKey: string;
  /** Takes it back while its files are on their way. */
  signal: AbortSignal;
}

/** How far the files of a reply are; `dropped` when they or the reply itself did not get through. */
export type UploadStage = 'started' | 'done' | 'dropped';

/** Names the replies that are on their way into a ticket. */
export const replyKey = (ticketId: string) => ['reply', ticketId] as const;

/** Told how far a reply is. */
export interface ReplyWatch {
  onUpload: (stage: UploadStage) => void;
  onProgress: (file: File, progress: FileProgress) => void;
  /** Files that are on the server already, and where. */
  uploaded: WeakMap<File, string>;
}

/** Uploads files to a ticket, those that are not there yet. @throws ApiError, or the signal's reason. */
export function uploadToTicket(
  client: Client,
  ticketId: string,
  files: readonly File[],
  options: Omit<UploadEachOptions, 'upload'>,
): Promise<string[]> {
  return uploadEach(files, {
    ...options,
    async upload(file, onSent) {
      const input = { params: { ticketId }, files: [file] };
      const reply = await client.call('uploadToTicket', input, {
        signal: options.signal,
        send: sendTelling(onSent),
      });
      return reply.files[0]?.fileUrl ?? '';
    },
  });
}

/**
 * Uploads the files, then sends the reply; words go without files that could not be uploaded. Spec §8.
 * @throws ApiError when nothing was sent.
 */
async function sendReply(
  client: Client,
  ticketId: string,
  { draft: { text, files }, idempotencyKey, signal }: OutgoingReply,
  { onUpload, onProgress, uploaded }: ReplyWatch,
) {
  let attachments: string[] = [];
  if (files.length > 0) {
    onUpload('started');
    try {
      attachments = await uploadToTicket(client, ticketId, files, { onProgress, signal, uploaded });
      onUpload('done');
    } catch (error) {
      onUpload('dropped');
      if (signal.aborted || text.trim() === '') throw error;
    }
  }
  const input = { params: { ticketId }, body: { message: text, attachments } };
  const { data } = await client.call('replyToTicket', input, { idempotencyKey });
  const isWithoutFiles = files.length > 0 && data.attachments.length === 0;
  return { message: messageOf(data), isWithoutFiles };
}

/** Shows a sent message in the place of the temporary one, before the conversation is read again. */
async function settle(queries: QueryClient, client: Client, ticketId: string, sent: Message, key: string) {
  const { queryKey } = ticketQuery(client, ticketId);
  // An answer that was on its way need not know the message yet.
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, (ticket) => {
    if (!ticket) return ticket;
    const others = ticket.messages.filter((message) => message.key !== sent.key);
    return { ...ticket, messages: [...others, { ...sent, key }] };
  });
  setTimeout(() => void queries.invalidateQueries({ queryKey }), conversationRefetchDelay);
}

/** Writes into a ticket. */
export function useReply(ticketId: string, watch: ReplyWatch) {
  const { client } = usePorts();
  const queries = useQueryClient();
  return useMutation({
    mutationKey: replyKey(ticketId),
    // Somebody without a network is told at once, and gets back what he wrote.
    networkMode: 'always',
    mutationFn: (outgoing: OutgoingReply) => sendReply(client, ticketId, outgoing, watch),
    onSuccess: async ({ message }, { idempotencyKey }) => {
      await settle(queries, client, ticketId, message, idempotencyKey);
      void queries.invalidateQueries({ queryKey: ticketsKey });
    },
    onError: (error, { draft }) => {
      watch.onUpload('dropped');
      // What was uploaded too long ago is gone.
      const isRefused = error instanceof ApiError && error.status === 422;
      if (isRefused) for (const file of draft.files) watch.uploaded.delete(file);
      // It may have been closed or answered meanwhile, and a message whose reply was lost stands in it.
      void queries.invalidateQueries(ticketQuery(client, ticketId));
    },
  });
}
