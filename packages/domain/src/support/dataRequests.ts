/** The requests that members can make about their stored data: a copy, or erasure. */
export const dataRequestKinds = ['export', 'erase'] as const;

export type DataRequestKind = (typeof dataRequestKinds)[number];

/** The state of a request. Only open requests change. */
export const dataRequestStates = ['open', 'fulfilled', 'refused', 'withdrawn'] as const;

export type DataRequestState = (typeof dataRequestStates)[number];

const day = 24 * 60 * 60_000;

/** The time limit for answering a request, milliseconds. */
export const dataRequestTime = 30 * day;

/** The most characters of the reason for a refusal. */
export const maximumRefusalReason = 500;

/**
 * Replaces erased texts of a member. Stored with the ticket, in English like support's own texts.
 */
export const erasedText = 'Erased';

/** The default retention of each kind of data, days. */
export const usualRetention = {
  /** Attachments of tickets, from the day the ticket was closed. */
  ticketFiles: 365,
  notifications: 730,
  /** Unsent drafts of the staff. */
  drafts: 30,
  /** Copies of members' data. */
  exports: 14,
} as const satisfies Record<string, number>;

export type RetentionKind = keyof typeof usualRetention;

export type Retention = Readonly<Record<RetentionKind, number>>;
