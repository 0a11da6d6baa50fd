/** The states of a ticket that the product sets; anything else is shown as it is. Spec §4. */
export const ticketStatuses = ['open', 'pending', 'closed'] as const;

export type TicketStatus = (typeof ticketStatuses)[number];

/** The most characters of a ticket's subject. */
export const maximumSubjectLength = 200;

/** The most characters of a message. */
export const maximumMessageLength = 10_000;

/** The most messages of a ticket that its member still adds one to: a conversation is read as a whole. */
export const maximumTicketMessages = 500;

/** Whether a reply may be sent: text that is not blank, or at least one file. Spec §5. */
export function canSend(text: string, fileCount: number): boolean {
  return text.trim() !== '' || fileCount > 0;
}
