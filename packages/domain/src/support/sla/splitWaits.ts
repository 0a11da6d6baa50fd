interface Written {
  id: string;
  isAdmin: boolean;
  createdAt: Date;
}

/** Start of the member's wait in both tickets after a split. */
export interface SplitWaits {
  /** In the new ticket: the oldest unanswered message, else the split. */
  made: Date;
  /** In the original ticket; `null` if the member does not wait there. */
  left: Date | null;
  /** True if all waiting messages moved to the new ticket. */
  isSettled: boolean;
}

/**
 * Divides a member's wait between the original ticket and the one split off.
 * @param written All messages of the ticket, in order.
 * @param chosen IDs of the messages to move.
 * @param waitingSince Start of the member's wait, or `null`.
 * @param at The instant of the split.
 */
export function splitWaits(
  written: readonly Written[],
  chosen: readonly string[],
  waitingSince: Date | null,
  at: Date,
): SplitWaits {
  const unanswered = written.slice(written.findLastIndex(({ isAdmin }) => isAdmin) + 1);
  const [moved] = unanswered.filter(({ id }) => chosen.includes(id));
  const [stays] = unanswered.filter(({ id }) => !chosen.includes(id));
  const made = moved?.createdAt ?? at;
  // Answered messages, and messages written during an older wait, do not change the wait.
  const isOfIt = moved && (waitingSince === null || moved.createdAt <= waitingSince);
  if (!isOfIt) return { made, left: waitingSince, isSettled: false };
  if (!stays) return { made, left: null, isSettled: true };
  const isLater = waitingSince !== null && stays.createdAt > waitingSince;
  return { made, left: isLater ? stays.createdAt : waitingSince, isSettled: false };
}
