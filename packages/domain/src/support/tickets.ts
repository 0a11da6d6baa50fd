import { isBlank } from '../members/plainText.ts';

/** The states of a ticket that the product sets; anything else is shown as it is. Spec §4. */
export const ticketStatuses = ['open', 'pending', 'closed'] as const;

export type TicketStatus = (typeof ticketStatuses)[number];

/**
 * What a member says of a ticket when they open it, beside its first message. Contract, mocks, server and form pass it on
 * as a whole; docs/changing.md says how to add to it.
 */
export interface TicketTopic {
  /** As it was typed. */
  subject: string;
}

/** The topic of a ticket that is yet to be written. */
export const noTopic: TicketTopic = { subject: '' };

/** The topic out of all that is known of a ticket: its values, or the columns that hold them. */
export function topicOf<T extends Record<keyof TicketTopic, unknown>>(ticket: T): Pick<T, keyof TicketTopic> {
  const fields = Object.keys(noTopic) as (keyof TicketTopic)[];
  return Object.fromEntries(fields.map((field) => [field, ticket[field]])) as Pick<T, keyof TicketTopic>;
}

/** The most characters of a ticket's subject. */
export const maximumSubjectLength = 200;

/** The most characters of a message. */
export const maximumMessageLength = 10_000;

/** The most messages of a ticket that its member still adds one to: a conversation is read as a whole. */
export const maximumTicketMessages = 500;

/** The most tickets that a search counts: after so many, that there are more says enough. */
export const mostTicketsCounted = 1000;

/** Whether a reply may be sent: text of which something is seen, or at least one file. Spec §5. */
export function canSend(text: string, fileCount: number): boolean {
  return !isBlank(text) || fileCount > 0;
}
