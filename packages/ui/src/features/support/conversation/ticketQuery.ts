import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, type Client, type ReplyData } from '@upline/api';
import { attachmentName, type TicketStatus } from '@upline/domain';
import { usePorts } from '../../../ports/ports.tsx';
import { linkRenewal } from '../../../queries/linkRenewal.ts';
import { serverRoot } from '../../../queries/queryRoots.ts';
import type { Message, SplitOff } from './message.ts';

/** A ticket with everything that was written in it. */
export interface Conversation {
  subject: string;
  status: TicketStatus;
  /** Oldest first. */
  messages: readonly Message[];
  /** By when support answers; `null` where nothing is promised. */
  answerBy: string | null;
  /** When support is back, if it is closed. */
  backAt: string | null;
  /** What the member said of the help, and until when they say it; `null` while the ticket is not closed. */
  rating: NonNullable<ReplyData<'ticket'>['ticket']['rating']> | null;
  /** The tickets that support made of messages of this one, oldest first. */
  splits: readonly SplitOff[];
}

/** A message as the wire carries it. */
export function messageOf(wire: ReplyData<'replyToTicket'>): Message {
  return {
    key: wire._id,
    isOwn: !wire.isAdmin,
    text: wire.message,
    attachments: wire.attachments.map((url) => ({ name: attachmentName(url), url })),
    sentAt: wire.createdAt,
    ...(!wire.isAdmin && { isSeen: wire.read }),
  };
}

/** Reads a ticket of the caller's own. @throws ApiError when the server does not give it. */
async function fetchTicket(client: Client, ticketId: string, signal?: AbortSignal): Promise<Conversation> {
  const { data } = await client.call('ticket', { params: { ticketId } }, { signal });
  const { subject, status, messages, ...rest } = data.ticket;
  // A server of the release before promises nothing.
  const { answerBy = null, backAt = null, rating = null, splits = [] } = rest;
  return { subject, status, messages: messages.map(messageOf), answerBy, backAt, rating, splits };
}

export function ticketQuery(client: Client, ticketId: string) {
  return queryOptions({
    queryKey: [serverRoot, 'ticket', ticketId],
    queryFn: ({ signal }) => fetchTicket(client, ticketId, signal),
    refetchInterval: ({ state }) => linkRenewal(state.data?.messages.flatMap((one) => one.attachments)),
  });
}

/** A ticket's conversation. */
export function useTicket(ticketId: string) {
  const { client } = usePorts();
  return useQuery(ticketQuery(client, ticketId));
}

/** Whether the member has no such ticket, as against one that could not be read. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
