import type { PromiseKind, SupportHours, TicketPriority } from '@upline/domain';

/** Hours that a lead has set. */
export interface HoursSet {
  /** From 1. */
  version: number;
  hours: SupportHours;
  /** In lower case. */
  setBy: string;
  at: Date;
}

/** A promise that came to its end, or a ticket that was opened again. */
export interface Measure {
  ticketId: string;
  kind: PromiseKind | 'reopened' | 'merged' | 'unmerged';
  priority: TicketPriority;
  at: Date;
  /** Milliseconds of opening time. */
  took: number;
  /** `null` where nothing was promised. */
  isKept: boolean | null;
}

/** What support of a mocked world promises, and what became of it. */
export interface Promises {
  /** The hours in force; `null` while nobody has set any. */
  hours(): SupportHours | null;
  /** Newest first. */
  versions(): HoursSet[];
  set(hours: SupportHours, by: string): void;
  /** In the order in which it happened. */
  readonly measures: Measure[];
}

/** Nothing is promised yet. */
export function createPromises(now: () => Date): Promises {
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
