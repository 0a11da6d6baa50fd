import type { TicketStatus } from './tickets.ts';

interface Snoozable {
  status: TicketStatus;
  snoozedUntil: Date | null;
}

/**
 * End of the target's snooze after a merge: the earlier of both snoozes, unless one of the tickets
 * waits for support now.
 */
export function mergedSnooze(source: Snoozable, target: Snoozable, now: Date): Date | null {
  const before = source.status === 'open' ? null : target.snoozedUntil;
  if (source.status !== 'open' && target.status === 'closed') return before;
  const unclosed = [source, target].filter(({ status }) => status !== 'closed');
  const isOut = ({ snoozedUntil }: Snoozable) => snoozedUntil !== null && snoozedUntil > now;
  if (unclosed.some((one) => one.status === 'open' && !isOut(one))) return before;
  const ends = unclosed.filter(isOut).flatMap(({ snoozedUntil }) => snoozedUntil ?? []);
  const [first = before] = ends.toSorted((one, other) => one.getTime() - other.getTime());
  return first;
}

/** A step of a ticket's timeline. */
interface Step {
  at: string;
  what: string;
  messageId: string;
  changes: readonly { field: string; after: readonly string[] }[];
}

const untilOf = ({ changes }: Step) => changes.find(({ field }) => field === 'snoozedUntil');

/**
 * True if a step ends a snooze early: another change of the snooze, a message of the member, closing
 * or merging.
 */
const endsIt = (step: Step) =>
  step.what === 'wrote' ||
  step.what === 'closed' ||
  step.what === 'mergedInto' ||
  untilOf(step) !== undefined;

/**
 * Adds the expiry of each snooze to a ticket's timeline, under the name of the staff member who
 * snoozed. Expiries are not stored; they are derived from the steps.
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
