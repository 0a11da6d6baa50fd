import { plainName } from '../members/plainText.ts';
/** The urgency of a ticket, least first; hidden from members. */
export const ticketPriorities = ['low', 'normal', 'high', 'urgent'] as const;

export type TicketPriority = (typeof ticketPriorities)[number];

/** The staff's fields of a ticket; hidden from members. */
export interface TicketFacts {
  priority: TicketPriority;
  tags: readonly string[];
  /** The wallet of the assignee, in lower case; `null` if unassigned. */
  assignee: string | null;
  /** End of the snooze, unless the member writes earlier; `null` if the ticket is not snoozed. */
  snoozedUntil: Date | null;
}

/** The initial fields of a ticket. */
export const noFacts: TicketFacts = { priority: 'normal', tags: [], assignee: null, snoozedUntil: null };

/** The fields of a ticket that the staff can change, as named in its timeline and in the audit. */
export const changedFields = ['status', 'priority', 'assignee', 'tags', 'snoozedUntil'] as const;

export const maximumTags = 10;

export const maximumTagLength = 30;

/** The most manual links of a ticket. */
export const maximumLinks = 20;

/** The most notes of a ticket, which is loaded as a whole. */
export const maximumNotes = 500;

/** The most scheduled replies of a ticket at once. */
export const maximumScheduledReplies = 20;

/**
 * True if a text is a valid tag: visible lower-case letters and digits, joined by single hyphens.
 */
export function isTag(text: string): boolean {
  const isSeen = plainName(text) === text.normalize('NFC');
  return (
    isSeen &&
    text.length <= maximumTagLength &&
    /^[\p{Ll}\p{Lo}\p{Nd}]+(-[\p{Ll}\p{Lo}\p{Nd}]+)*$/u.test(text)
  );
}

/** The tags in a text, separated by commas, without duplicates. */
export function tagsIn(text: string): string[] {
  return [...new Set(text.split(',').flatMap((tag) => plainName(tag).toLowerCase() || []))];
}

/**
 * The views of the ticket queue. Snoozed tickets that are not closed appear only in `snoozed` and `all`.
 */
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
 * The orders of the queue: latest change, newest or oldest first; most urgent, then oldest first;
 * due time of the reply, tickets without one last.
 */
export const ticketSorts = ['newest', 'oldest', 'priority', 'due'] as const;

export type TicketSort = (typeof ticketSorts)[number];

export const maximumBulk = 50;

/** The most characters of a message that the queue shows. */
export const excerptLength = 200;

export function isTicketView(text: string): text is TicketView {
  return (ticketViews as readonly string[]).includes(text);
}
