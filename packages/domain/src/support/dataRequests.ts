/** What a member can ask of the data that is held about them: a copy, or that it is erased. */
export const dataRequestKinds = ['export', 'erase'] as const;

export type DataRequestKind = (typeof dataRequestKinds)[number];

/** What became of a request. Only an open one changes. */
export const dataRequestStates = ['open', 'fulfilled', 'refused', 'withdrawn'] as const;

export type DataRequestState = (typeof dataRequestStates)[number];

const day = 24 * 60 * 60_000;

/** Within which time a request is answered. */
export const dataRequestTime = 30 * day;

/** The most characters of the reason why a request is refused. */
export const maximumRefusalReason = 500;

/** What stands where a member's words stood. It is kept with the ticket, in English as support's own words. */
export const erasedText = 'Erased';

/** For how many days each kind of data is kept, unless the server is told otherwise. */
export const usualRetention = {
  /** Files of tickets, from the day on which the ticket was closed. */
  ticketFiles: 365,
  notifications: 730,
  /** What the staff have begun to write and not sent. */
  drafts: 30,
  /** Copies that members asked for. */
  exports: 14,
} as const satisfies Record<string, number>;

export type RetentionKind = keyof typeof usualRetention;

/** Days by kind. */
export type Retention = Readonly<Record<RetentionKind, number>>;
