import type { LedgerKind, Position } from '@upline/domain';

export interface LedgerFilter {
  /** Empty means all. */
  kinds: readonly LedgerKind[];
  /** `null` for all levels. */
  position: Position | null;
  /** First day in the reader's time zone, `YYYY-MM-DD`; `''` for no limit. */
  from: string;
  /** Last day, inclusive; `''` for no limit. */
  to: string;
}

export const everything: LedgerFilter = { kinds: [], position: null, from: '', to: '' };

/** True if the filter excludes lines. */
export function isNarrowed({ kinds, position, from, to }: LedgerFilter): boolean {
  return kinds.length > 0 || position !== null || from !== '' || to !== '';
}

/** True if the last day precedes the first, so that no line matches. */
export function isReversed({ from, to }: LedgerFilter): boolean {
  return from !== '' && to !== '' && to < from;
}
