/** What a member says of the help they got, once their ticket is closed. */
export const ratings = ['good', 'bad'] as const;

export type Rating = (typeof ratings)[number];

const day = 24 * 60 * 60_000;

/** So long after a ticket was closed its member rates it, or rates it otherwise; milliseconds. */
export const ratingPeriod = 14 * day;

/** A member who has not rated is asked once more so long after, milliseconds. */
export const ratingReminder = day;
