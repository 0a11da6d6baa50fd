/** A member's rating of the help, after their ticket was closed. */
export const ratings = ['good', 'bad'] as const;

export type Rating = (typeof ratings)[number];

const day = 24 * 60 * 60_000;

/** Time after closing in which a member can rate or change their rating, milliseconds. */
export const ratingPeriod = 14 * day;

/** Time after which a member who has not rated gets one reminder, milliseconds. */
export const ratingReminder = day;
