import type { Attempt } from './attempt.ts';

/**
 * Which is sent next: a ticket's replies in their order, and none of a ticket whose first has just failed. The other
 * tickets do not wait for it.
 * @param resting The keys of those that have just failed.
 */
export function nextToLeave(attempts: readonly Attempt[], resting: ReadonlySet<string>): Attempt | undefined {
  const waiting = attempts.filter(({ state }) => state === 'waiting');
  return waiting.find(
    (one) =>
      !resting.has(one.key) && waiting.find(({ ticketId }) => ticketId === one.ticketId)?.key === one.key,
  );
}
