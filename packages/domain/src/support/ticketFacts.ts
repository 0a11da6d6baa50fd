import { plainName } from '../members/plainText.ts';
/** How urgent a ticket is to the staff, least first; members do not see it. */
export const ticketPriorities = ['low', 'normal', 'high', 'urgent'] as const;

export type TicketPriority = (typeof ticketPriorities)[number];

/** What the staff notes of a ticket and members do not see. */
export interface TicketFacts {
  priority: TicketPriority;
  tags: readonly string[];
  /** The wallet of whose ticket it is to answer, in lower case; `null` for nobody's. */
  assignee: string | null;
  /** Until when it is out of the way, unless the member writes; `null` for a ticket that is not. */
  snoozedUntil: Date | null;
}

/** The facts of a ticket that nobody of the staff has touched. */
export const noFacts: TicketFacts = { priority: 'normal', tags: [], assignee: null, snoozedUntil: null };

/** What of a ticket the staff changes, as its past and the audit name it. */
export const changedFields = ['status', 'priority', 'assignee', 'tags', 'snoozedUntil'] as const;

/** The most tags of a ticket. */
export const maximumTags = 10;

/** The most characters of a tag. */
export const maximumTagLength = 30;

/** The most tickets that one is linked to by hand. */
export const maximumLinks = 20;

/** Whether a text is a tag: letters and digits in lower case that are seen, joined by single hyphens. */
export function isTag(text: string): boolean {
  const isSeen = plainName(text) === text.normalize('NFC');
  return (
    isSeen &&
    text.length <= maximumTagLength &&
    /^[\p{Ll}\p{Lo}\p{Nd}]+(-[\p{Ll}\p{Lo}\p{Nd}]+)*$/u.test(text)
  );
}

/** The ways to look at the queue of tickets. Of those that are not closed, only `snoozed` and `all` show the snoozed. */
export const ticketViews = [
  'unassigned',
  'mine',
  'mentions',
  'breached',
  'open',
  'pending',
  'snoozed',
  'closed',
  'all',
] as const;

export type TicketView = (typeof ticketViews)[number];

/**
 * The orders of the queue: by the latest change, newest or oldest first; the most urgent first, then the oldest; by when an
 * answer is due, those without a due time last.
 */
export const ticketSorts = ['newest', 'oldest', 'priority', 'due'] as const;

export type TicketSort = (typeof ticketSorts)[number];

/** The most tickets that are changed by one call. */
export const maximumBulk = 50;

/** The most characters of a ticket's newest message that the queue shows. */
export const excerptLength = 200;

/** Whether a text names a view of the queue. */
export function isTicketView(text: string): text is TicketView {
  return (ticketViews as readonly string[]).includes(text);
}
