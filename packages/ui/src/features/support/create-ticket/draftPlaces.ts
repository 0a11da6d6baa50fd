import type { DraftsPort } from '../../../ports/drafts.ts';

/** What drafts of a new ticket are kept under. */
export const draftPlaces = { subject: 'ticket.subject', message: 'ticket.message' } as const;

/** Lets what was written into a ticket that takes no more wait in the next one, after what waits there already. */
export function carryDraft(drafts: DraftsPort, ticketId: string): void {
  const text = drafts.read(ticketId);
  const waiting = drafts.read(draftPlaces.message);
  if (waiting.includes(text)) return;
  drafts.write(draftPlaces.message, waiting === '' ? text : `${waiting}\n${text}`);
}
