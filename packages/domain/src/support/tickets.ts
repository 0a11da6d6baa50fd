import { isBlank } from '../members/plainText.ts';

/** The ticket statuses that the product sets; screens show unknown ones unchanged. Spec §4. */
export const ticketStatuses = ['open', 'pending', 'closed'] as const;

export type TicketStatus = (typeof ticketStatuses)[number];

/**
 * The fields that a member sets when they open a ticket, besides the first message. Contract,
 * mocks, server and form pass them on as a whole; docs/changing.md explains how to add to them.
 */
export interface TicketTopic {
  subject: string;
}

export const noTopic: TicketTopic = { subject: '' };

/** Picks the topic's fields from a ticket, either as values or as database columns. */
export function topicOf<T extends Record<keyof TicketTopic, unknown>>(ticket: T): Pick<T, keyof TicketTopic> {
  const fields = Object.keys(noTopic) as (keyof TicketTopic)[];
  return Object.fromEntries(fields.map((field) => [field, ticket[field]])) as Pick<T, keyof TicketTopic>;
}

export const maximumSubjectLength = 200;

export const maximumMessageLength = 10_000;

/**
 * The most messages of a ticket to which its member can add; conversations are loaded as a whole.
 */
export const maximumTicketMessages = 500;

/** The most tickets that a search counts; beyond, screens say only that there are more. */
export const mostTicketsCounted = 1000;

/** True if a reply can be sent: a visible text, or at least one file. Spec §5. */
export function canSend(text: string, fileCount: number): boolean {
  return !isBlank(text) || fileCount > 0;
}
