import type { SlaKind, SupportHours, TicketPriority } from '@upline/domain';

/** A version of the opening hours. */
export interface HoursSet {
  /** From 1. */
  version: number;
  hours: SupportHours;
  /** In lower case. */
  setBy: string;
  at: Date;
}

/** A settled SLA target, or a ticket that was reopened. */
export interface Measure {
  ticketId: string;
  kind: SlaKind | 'reopened';
  priority: TicketPriority;
  at: Date;
  /** Milliseconds of opening time. */
  took: number;
  /** `null` without a target. */
  isKept: boolean | null;
}

/** The SLA of a mock backend: hours, targets and results. */
export interface Promises {
  /** The hours in force; `null` before the first version. */
  hours(): SupportHours | null;
  /** Newest first. */
  versions(): HoursSet[];
  set(hours: SupportHours, by: string): void;
  /** Oldest first. */
  readonly measures: Measure[];
}

export function createSla(now: () => Date): Promises {
  const versions: HoursSet[] = [];
  return {
    hours: () => versions.at(-1)?.hours ?? null,
    versions: () => versions.toReversed(),
    set(hours, by) {
      versions.push({ version: versions.length + 1, hours, setBy: by.toLowerCase(), at: now() });
    },
    measures: [],
  };
}
