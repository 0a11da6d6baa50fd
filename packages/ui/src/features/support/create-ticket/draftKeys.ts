import type { DraftsPort } from '../../../ports/drafts.ts';

/**
 * Storage keys of a new ticket's draft. A ticket about a transaction has its own draft.
 * @param transaction Hash of the preselected transaction; `null` for none.
 */
export function draftKeys(transaction: string | null): { subject: string; message: string } {
  const place = transaction === null ? 'ticket' : `ticket.${transaction}`;
  return { subject: `${place}.subject`, message: `${place}.message` };
}

/**
 * Moves the draft of a closed or full ticket to the next ticket, after text already stored there.
 */
export function carryDraft(drafts: DraftsPort, ticketId: string): void {
  const text = drafts.read(ticketId);
  const { message } = draftKeys(null);
  const waiting = drafts.read(message);
  if (waiting.includes(text)) return;
  drafts.write(message, waiting === '' ? text : `${waiting}\n${text}`);
}
