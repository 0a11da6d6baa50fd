interface Written {
  id: string;
  isAdmin: boolean;
  createdAt: Date;
}

/** Since when a member waits, after messages became a ticket of their own. */
export interface SplitWaits {
  /** In the new ticket: since the oldest that nobody has answered, else from the split on. */
  made: Date;
  /** In the other; `null` while they do not wait there. */
  left: Date | null;
  /** Whether all that waited in the other has gone. */
  isSettled: boolean;
}

/**
 * What becomes of a member's waiting when some of their messages are split off.
 * @param written All messages of the ticket, in their order.
 * @param chosen IDs of those that go.
 * @param waitingSince Since when its member waited, or `null`.
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
  // What was answered says nothing of who waits, nor does what was written while they waited for something else.
  const isOfIt = moved && (waitingSince === null || moved.createdAt <= waitingSince);
  if (!isOfIt) return { made, left: waitingSince, isSettled: false };
  if (!stays) return { made, left: null, isSettled: true };
  const isLater = waitingSince !== null && stays.createdAt > waitingSince;
  return { made, left: isLater ? stays.createdAt : waitingSince, isSettled: false };
}
