import type { LedgerKind, Position } from '@upline/domain';

/** Which lines of the ledger are looked at. */
export interface LedgerFilter {
  /** None means all. */
  kinds: readonly LedgerKind[];
  /** `null` for all levels. */
  position: Position | null;
  /** The first day, where the reader is, `YYYY-MM-DD`; `''` for no beginning. */
  from: string;
  /** The last day; `''` for no end. */
  to: string;
}

/** Lets every line through. */
export const everything: LedgerFilter = { kinds: [], position: null, from: '', to: '' };

/** Whether a filter keeps any line back. */
export function isNarrowed({ kinds, position, from, to }: LedgerFilter): boolean {
  return kinds.length > 0 || position !== null || from !== '' || to !== '';
}

/** Whether the last day is before the first: no line can be in between. */
export function isReversed({ from, to }: LedgerFilter): boolean {
  return from !== '' && to !== '' && to < from;
}
