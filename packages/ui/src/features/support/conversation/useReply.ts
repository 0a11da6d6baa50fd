import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type ApiReason, type Client } from '@upline/api';
import { conversationRefetchDelay } from '@upline/domain';
import { usePorts } from '../../../ports/ports.tsx';
import { type MessageKey, sendOnce } from '../attachments/sendOnce.ts';
import { forgetRefused, type UploadCall, type UploadWatch, uploadFor } from '../attachments/uploadEach.ts';
import { ticketsKey } from '../ticketsQuery.ts';
import type { Message } from './message.ts';
import type { ReplyDraft } from './replyDraft.ts';
import { messageOf, ticketQuery } from './ticketQuery.ts';

export interface OutgoingReply {
  draft: ReplyDraft;
  /** Same for every attempt at this message, so that the server stores it once. */
  key: MessageKey;
  /** Cancels the message during the upload of its files. */
  signal: AbortSignal;
}

/** Mutation key of the replies being sent to a ticket. */
export const replyKey = (ticketId: string) => ['reply', ticketId] as const;

/** The server's reason for accepting no more replies (409); `null` for other errors. */
export function refusalOf(error: unknown): ApiReason | null {
  return error instanceof ApiError && error.status === 409 ? error.refusal : null;
}

/** Uploads a file to a ticket. @returns Its URL. @throws ApiError */
export function uploadToTicket(client: Client, ticketId: string): UploadCall {
  return async (file, options) => {
    const input = { params: { ticketId }, files: [file] };
    const reply = await client.call('uploadToTicket', input, options);
    return reply.files[0]?.fileUrl ?? '';
  };
}

/**
 * Uploads the files, then sends the reply; the text is sent without files that failed. Spec §8.
 * @throws ApiError if nothing was sent.
 */
async function sendReply(
  client: Client,
  ticketId: string,
  { draft: { text, files }, key, signal }: OutgoingReply,
  watch: UploadWatch,
) {
  const upload = uploadToTicket(client, ticketId);
  const attachments = await uploadFor(files, { ...watch, upload, signal, text });
  const { data } = await sendOnce(key, attachments, (sent, options) => {
    const input = { params: { ticketId }, body: { message: text, attachments: sent } };
    return client.call('replyToTicket', input, options);
  });
  const isWithoutFiles = files.length > 0 && data.attachments.length === 0;
  return { message: messageOf(data), isWithoutFiles };
}

/** Replaces the temporary message with the stored one before the refetch. */
async function settle(queries: QueryClient, client: Client, ticketId: string, sent: Message, key: string) {
  const { queryKey } = ticketQuery(client, ticketId);
  // A running fetch may return a state without the message.
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, (ticket) => {
    if (!ticket) return ticket;
    const others = ticket.messages.filter((message) => message.key !== sent.key);
    return { ...ticket, messages: [...others, { ...sent, key }] };
  });
  setTimeout(() => void queries.invalidateQueries({ queryKey }), conversationRefetchDelay);
}

export function useReply(ticketId: string, watch: UploadWatch) {
  const { client } = usePorts();
  const queries = useQueryClient();
  return useMutation({
    mutationKey: replyKey(ticketId),
    // Fails at once while offline, so that the draft is restored.
    networkMode: 'always',
    mutationFn: (outgoing: OutgoingReply) => sendReply(client, ticketId, outgoing, watch),
    onSuccess: async ({ message }, { key }) => {
      await settle(queries, client, ticketId, message, key.id);
      void queries.invalidateQueries({ queryKey: ticketsKey });
    },
    onError: (error, { draft }) => {
      watch.onUpload('dropped');
      forgetRefused(error, draft.files, watch.uploaded);
      // The ticket may have changed, or contain a message whose reply was lost.
      void queries.invalidateQueries(ticketQuery(client, ticketId));
    },
  });
}
