/** One thing that became of a ticket, as its timeline tells it. */
interface Step {
  at: string;
  what: string;
  messageId: string;
  changes: readonly { field: string; after: readonly string[] }[];
}

const untilOf = ({ changes }: Step) => changes.find(({ field }) => field === 'snoozedUntil');

/** Whether a step ends a snooze before its time: another change of it, the member's message, or closing. */
const endsIt = (step: Step) =>
  step.what === 'wrote' ||
  step.what === 'closed' ||
  step.what === 'mergedInto' ||
  untilOf(step) !== undefined;

/**
 * A ticket's timeline with the moments at which a snooze ran out by itself, each under the name of who had snoozed it.
 * Nothing writes these down: they follow from what was written.
 * @param steps Oldest first.
 */
export function withReturns<S extends Step>(
  steps: readonly S[],
  now: Date,
): (S | (S & { what: 'returned' }))[] {
  const returns = steps.flatMap((step, index) => {
    const until = untilOf(step)?.after[0];
    if (until === undefined || new Date(until) > now) return [];
    const isEnded = steps.slice(index + 1).some((later) => endsIt(later) && later.at < until);
    return isEnded ? [] : [{ ...step, at: until, what: 'returned' as const, messageId: '', changes: [] }];
  });
  return [...steps, ...returns].toSorted((one, other) => one.at.localeCompare(other.at));
}
