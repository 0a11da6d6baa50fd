import type { DraftsPort } from '../../../ports/drafts.ts';

/**
 * What drafts of a new ticket are kept under. A ticket about one transaction is a draft of its own, beside what was
 * written about something else.
 * @param transaction The hash of what it is about from the beginning; `null` for nothing.
 */
export function draftPlaces(transaction: string | null): { subject: string; message: string } {
  const place = transaction === null ? 'ticket' : `ticket.${transaction}`;
  return { subject: `${place}.subject`, message: `${place}.message` };
}

/** Lets what was written into a ticket that takes no more wait in the next one, after what waits there already. */
export function carryDraft(drafts: DraftsPort, ticketId: string): void {
  const text = drafts.read(ticketId);
  const { message } = draftPlaces(null);
  const waiting = drafts.read(message);
  if (waiting.includes(text)) return;
  drafts.write(message, waiting === '' ? text : `${waiting}\n${text}`);
}
