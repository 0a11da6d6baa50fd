import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, type Client, type ReplyData } from '@upline/api';
import { attachmentName, type TicketStatus } from '@upline/domain';
import { usePorts } from '../../../ports/ports.tsx';
import { linkRenewal } from '../../../queries/linkRenewal.ts';
import { serverRoot } from '../../../queries/queryRoots.ts';
import type { Message, SplitOff } from './message.ts';

export interface Conversation {
  subject: string;
  status: TicketStatus;
  /** Oldest first. */
  messages: readonly Message[];
  /** The promised time of support's answer; `null` without a promise. */
  answerBy: string | null;
  /** The next opening time; `null` while support is open. */
  backAt: string | null;
  /** The member's rating and the deadline for it; `null` until the ticket is closed. */
  rating: NonNullable<ReplyData<'ticket'>['ticket']['rating']> | null;
  /** Tickets split off from this one, oldest first. */
  splits: readonly SplitOff[];
}

/** Maps a message from the API. */
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

/** Loads one of the caller's tickets. @throws ApiError */
async function fetchTicket(client: Client, ticketId: string, signal?: AbortSignal): Promise<Conversation> {
  const { data } = await client.call('ticket', { params: { ticketId } }, { signal });
  const { subject, status, messages, ...rest } = data.ticket;
  // Servers of the previous release omit these fields.
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

export function useTicket(ticketId: string) {
  const { client } = usePorts();
  return useQuery(ticketQuery(client, ticketId));
}

/** True if the member has no such ticket (404); false for other failures. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
