import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type Client } from '@upline/api';
import { conversationRefetchDelay } from '@upline/domain';
import type { Message } from '../patterns/message-bubble/message.ts';
import type { ReplyDraft } from '../patterns/message-composer/replyDraft.ts';
import { usePorts } from '../ports/ports.tsx';
import { messageOf, ticketQuery } from './ticketQuery.ts';
import { ticketsKey } from './ticketsQuery.ts';

export interface OutgoingReply {
  draft: ReplyDraft;
  /** The same for every attempt at this message, so that it never stands there twice. */
  idempotencyKey: string;
}

/** How far the files of a reply are; `dropped` when they or the reply itself did not get through. */
export type UploadStage = 'started' | 'done' | 'dropped';

async function uploadToTicket(client: Client, ticketId: string, files: readonly File[]): Promise<string[]> {
  const reply = await client.call('uploadToTicket', { params: { ticketId }, files });
  return reply.files.map(({ fileUrl }) => fileUrl);
}

/**
 * Uploads the files, then sends the reply; words go without files that could not be uploaded. Spec §8.
 * @throws ApiError when nothing was sent.
 */
async function sendReply(
  client: Client,
  ticketId: string,
  { draft: { text, files }, idempotencyKey }: OutgoingReply,
  onUpload: (stage: UploadStage) => void,
) {
  let attachments: string[] = [];
  if (files.length > 0) {
    onUpload('started');
    try {
      attachments = await uploadToTicket(client, ticketId, files);
      onUpload('done');
    } catch (error) {
      onUpload('dropped');
      if (text.trim() === '') throw error;
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

/** Writes into a ticket. @param onUpload Told how far the files are. */
export function useReply(ticketId: string, onUpload: (stage: UploadStage) => void) {
  const { client } = usePorts();
  const queries = useQueryClient();
  return useMutation({
    // Somebody without a network is told at once, and gets back what he wrote.
    networkMode: 'always',
    mutationFn: (outgoing: OutgoingReply) => sendReply(client, ticketId, outgoing, onUpload),
    onSuccess: async ({ message }, { idempotencyKey }) => {
      await settle(queries, client, ticketId, message, idempotencyKey);
      void queries.invalidateQueries({ queryKey: ticketsKey });
    },
    onError: (error) => {
      onUpload('dropped');
      // Support may have closed it meanwhile.
      const isClosed = error instanceof ApiError && error.status === 409;
      if (isClosed) void queries.invalidateQueries(ticketQuery(client, ticketId));
    },
  });
}
