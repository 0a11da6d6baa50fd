import type { TransactionStatusKind } from '../chainMarks.ts';
import { type TicketPriority, ticketPriorities } from '../ticketFacts.ts';
import type { Settled } from './slaTimer.ts';
import type { SupportHours } from './supportHours.ts';

/** The longest period of a report, days. */
export const longestReport = 92;

/** The fewest ratings of a person for which their share of good ratings is shown. */
export const fewestRatings = 20;

/** The most tickets with a missed target that a report lists per priority. */
const missesNamed = 50;

/** The first and last day of a report, `YYYY-MM-DD`. */
export interface ReportPeriod {
  from: string;
  to: string;
}

/** An event of a ticket. */
interface Of {
  at: Date;
  tags: readonly string[];
  /** The last known status of the ticket's transaction; `null` without a transaction. */
  cause: Cause | null;
}

/** A transaction's status, and the contract's error if it was reverted; `''` for none. */
export interface Cause {
  kind: TransactionStatusKind;
  name: string;
}

/** Results of a group of tickets. */
interface Outcome {
  tickets: number;
  firstReply: number | null;
  kept: number;
  missed: number;
  good: number;
  rated: number;
}

/** The input of a report: the events of its period and of the previous period. */
export interface ReportFacts {
  opened: readonly Of[];
  settled: readonly (Of & Settled & { priority: TicketPriority; ticket: number })[];
  reopened: readonly Pick<Of, 'at'>[];
  /** Two tickets that were not closed became one. */
  merged: readonly Pick<Of, 'at'>[];
  /** A merged ticket became two again. */
  unmerged: readonly Pick<Of, 'at'>[];
  ratings: readonly (Of & { isGood: boolean; staff: string | null })[];
  /** The replies and closed tickets of each staff member in the period, without the one before. */
  people: readonly { staff: string; replies: number; closed: number }[];
  /** The number of tickets that were not closed at the start of the period. */
  backlog: number;
}

/** A figure of the period and of as many days before; `null` without data. */
export interface Compared {
  now: number | null;
  before: number | null;
  /** The number of values behind the figure in the period. */
  count: number;
}

/** A share from 0 to 1 of the period and of the one before; `count` is the part, `of` the whole. */
export interface Share extends Compared {
  of: number;
}

export interface Report {
  /** Medians, milliseconds of opening time. */
  firstReply: Compared;
  nextReply: Compared;
  resolution: Compared;
  reopened: Share;
  rated: Share;
  days: { day: string; opened: number; closed: number; backlog: number }[];
  /** Most urgent first; replies without a target count as neither. */
  promises: { priority: TicketPriority; kept: number; missed: number; tickets: number[] }[];
  /** By tag, most used first; `''` for tickets without a tag. */
  reasons: ({ tag: string } & Outcome)[];
  /**
   * By the status of the ticket's transaction, most frequent first; `null` without a transaction.
   */
  causes: ({ cause: Cause | null } & Outcome)[];
  /** By wallet; `good` only from `fewestRatings` on. */
  people: { staff: string; replies: number; closed: number; good: number | null }[];
}

/**
 * The median; for an even count, the mean of the two middle figures. @returns `null` without
 * figures.
 */
function median(figures: readonly number[]): number | null {
  const sorted = figures.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/** The start of the previous period, and start and end of the period, in a time zone. */
export function reportBounds({ from, to }: ReportPeriod, timeZone: string) {
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)];
  const length = first.until(last).days + 1;
  const startOf = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime({ timeZone }).epochMilliseconds);
  return {
    before: startOf(first.subtract({ days: length })),
    begins: startOf(first),
    ends: startOf(last.add({ days: 1 })),
    days: Array.from({ length }, (_, index) => first.add({ days: index }).toString()),
  };
}

/** The day of an instant in a time zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, at: Date): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(at.getTime());
  return instant.toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

const isReply = ({ kind }: Settled) => kind !== 'resolution';

/** Computes the report of a period, compared with the one before. */
export function reportOf(
  facts: ReportFacts,
  period: ReportPeriod,
  timeZone: SupportHours['timeZone'],
): Report {
  const { before, begins, ends, days } = reportBounds(period, timeZone);
  const isNow = ({ at }: Pick<Of, 'at'>) => at >= begins && at < ends;
  const isBefore = ({ at }: Pick<Of, 'at'>) => at >= before && at < begins;
  const settled = facts.settled.filter(isNow);
  const ratings = facts.ratings.filter(isNow);

  function medianOf(kind: Settled['kind']): Compared {
    const tookOf = (isIn: typeof isNow) =>
      facts.settled.filter((one) => one.kind === kind && isIn(one)).map(({ took }) => took);
    const now = tookOf(isNow);
    return { now: median(now), before: median(tookOf(isBefore)), count: now.length };
  }

  function share(parts: readonly Pick<Of, 'at'>[], wholes: readonly Pick<Of, 'at'>[]): Share {
    const [count, of] = [parts.filter(isNow).length, wholes.filter(isNow).length];
    const earlier = shareOf(parts.filter(isBefore).length, wholes.filter(isBefore).length);
    return { now: shareOf(count, of), before: earlier, count, of };
  }

  const closings = facts.settled.filter(({ kind }) => kind === 'resolution');
  const countByDay = (events: readonly Pick<Of, 'at'>[]) => {
    const counts = new Map<string, number>();
    for (const one of events.filter(isNow)) {
      const day = dayIn(timeZone, one.at);
      counts.set(day, (counts.get(day) ?? 0) + 1);
    }
    return (day: string) => counts.get(day) ?? 0;
  };
  const [opened, closed, reopened, merged, unmerged] = [
    facts.opened,
    closings,
    facts.reopened,
    facts.merged,
    facts.unmerged,
  ].map(countByDay);
  let { backlog } = facts;

  /** The results of each group of tickets, the largest group first. */
  function outcomes(groupsOf: (one: Of) => readonly string[]): ({ group: string } & Outcome)[] {
    const groups = new Map<string, number>();
    for (const one of facts.opened.filter(isNow)) {
      for (const group of groupsOf(one)) groups.set(group, (groups.get(group) ?? 0) + 1);
    }
    return [...groups]
      .toSorted(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
      .map(([group, tickets]) => {
        const isOf = (one: Of) => groupsOf(one).includes(group);
        const ofGroup = settled.filter(isOf);
        const replies = ofGroup.filter(isReply);
        const rated = ratings.filter(isOf);
        return {
          group,
          tickets,
          firstReply: median(ofGroup.filter(({ kind }) => kind === 'first').map(({ took }) => took)),
          kept: replies.filter(({ isKept }) => isKept).length,
          missed: replies.filter(({ isKept }) => isKept === false).length,
          good: rated.filter(({ isGood }) => isGood).length,
          rated: rated.length,
        };
      });
  }

  return {
    firstReply: medianOf('first'),
    nextReply: medianOf('next'),
    resolution: medianOf('resolution'),
    reopened: share(facts.reopened, closings),
    rated: share(
      facts.ratings.filter(({ isGood }) => isGood),
      facts.ratings,
    ),
    days: days.map((day) => {
      const [came, went, returned] = [opened?.(day) ?? 0, closed?.(day) ?? 0, reopened?.(day) ?? 0];
      // A merge closes no ticket, but reduces the backlog by one.
      backlog += came - went + returned - (merged?.(day) ?? 0) + (unmerged?.(day) ?? 0);
      return { day, opened: came, closed: went, backlog };
    }),
    promises: ticketPriorities.toReversed().map((priority) => {
      const ofPriority = settled.filter((one) => isReply(one) && one.priority === priority);
      const missed = ofPriority.filter(({ isKept }) => isKept === false);
      const tickets = [...new Set(missed.map(({ ticket }) => ticket))].slice(0, missesNamed);
      const kept = ofPriority.filter(({ isKept }) => isKept).length;
      return { priority, kept, missed: missed.length, tickets };
    }),
    reasons: outcomes(({ tags }) => (tags.length > 0 ? tags : [''])).map(({ group, ...row }) => ({
      tag: group,
      ...row,
    })),
    causes: outcomes(({ cause }) => [JSON.stringify(cause && [cause.kind, cause.name])]).map(
      ({ group, ...row }) => {
        const found: [TransactionStatusKind, string] | null = JSON.parse(group);
        return { cause: found && { kind: found[0], name: found[1] }, ...row };
      },
    ),
    people: facts.people.map(({ staff, replies, closed: closedBy }) => {
      const own = ratings.filter((rating) => rating.staff === staff);
      const good = own.filter(({ isGood }) => isGood).length;
      return {
        staff,
        replies,
        closed: closedBy,
        good: own.length < fewestRatings ? null : good / own.length,
      };
    }),
  };
}
