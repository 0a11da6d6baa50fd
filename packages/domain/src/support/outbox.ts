/** How long a reply of the staff can be taken back before it leaves, milliseconds. */
export const undoTime = 10_000;

/** How often the desk says who is at a ticket, and how long it is believed, milliseconds. */
export const presenceInterval = 15_000;
export const presenceLifetime = 45_000;

/** How often a member who writes says so, and how long it is believed, milliseconds. */
export const typingInterval = 4000;
export const typingLifetime = 10_000;

/** How far ahead a reply can be scheduled, milliseconds. */
export const longestDelay = 90 * 24 * 60 * 60_000;

/** What a ticket can be set to as a reply of the staff leaves. */
export const afterReply = ['pending', 'closed'] as const;

export type AfterReply = (typeof afterReply)[number];

/**
 * When a reply leaves.
 * @param asked The moment it was scheduled for; none to send it as soon as it can no longer be taken back.
 */
export function leavesAt(now: Date, asked?: Date): Date {
  return new Date(Math.max(now.getTime() + undoTime, asked?.getTime() ?? 0));
}
