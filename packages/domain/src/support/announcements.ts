/** The longest reason that an operator gives members for an act, in characters. */
export const maximumReasonLength = 280;

/** So long a reason waits for the act that it was written for, in milliseconds: as long as announced acts can be done. */
export const reasonWaits = 14 * 24 * 60 * 60 * 1000;
