import type { Attempt } from './attempt.ts';

/**
 * The next attempt to send. Replies of a ticket keep their order; a failed reply blocks its own
 * ticket only.
 * @param resting Keys of recently failed attempts.
 */
export function nextToLeave(attempts: readonly Attempt[], resting: ReadonlySet<string>): Attempt | undefined {
  const waiting = attempts.filter(({ state }) => state === 'waiting');
  return waiting.find(
    (one) =>
      !resting.has(one.key) && waiting.find(({ ticketId }) => ticketId === one.ticketId)?.key === one.key,
  );
}
