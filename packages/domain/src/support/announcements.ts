/** The longest reason that an operator gives members for an act, in characters. */
export const maximumReasonLength = 280;

/** Lifetime of a reason before its act, milliseconds: as long as announced acts can be executed. */
export const reasonWaits = 14 * 24 * 60 * 60 * 1000;
