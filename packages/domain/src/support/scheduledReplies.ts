/** Time in which a staff reply can be cancelled before it is sent, milliseconds. */
export const undoTime = 10_000;

/** Interval of presence reports in the staff app, and their lifetime, milliseconds. */
export const presenceInterval = 15_000;
export const presenceLifetime = 45_000;

/** Interval of a member's typing reports, and their lifetime, milliseconds. */
export const typingInterval = 4000;
export const typingLifetime = 10_000;

/** The longest delay of a scheduled reply, milliseconds. */
export const longestDelay = 90 * 24 * 60 * 60_000;

/** The statuses to which a sent staff reply can set its ticket. */
export const afterReply = ['pending', 'closed'] as const;

export type AfterReply = (typeof afterReply)[number];

/**
 * The time at which a reply is sent.
 * @param asked The scheduled time; omitted to send when the time for cancelling is over.
 */
export function leavesAt(now: Date, asked?: Date): Date {
  return new Date(Math.max(now.getTime() + undoTime, asked?.getTime() ?? 0));
}
