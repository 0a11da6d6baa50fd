import type { SupportHours } from '@upline/domain';

/** A version of the opening hours. */
export interface HoursSet {
  /** From 1. */
  version: number;
  hours: SupportHours;
  /** In lower case. */
  setBy: string;
  at: Date;
}

/** The SLA of a mock backend: hours and targets. */
export type Promises = ReturnType<typeof createSla>;

export function createSla(now: () => Date) {
  const versions: HoursSet[] = [];
  return {
    /** The hours in force; `null` before the first version. */
    hours: () => versions.at(-1)?.hours ?? null,
    /** Newest first. */
    versions: () => versions.toReversed(),
    set(hours: SupportHours, by: string) {
      versions.push({ version: versions.length + 1, hours, setBy: by.toLowerCase(), at: now() });
    },
  };
}
