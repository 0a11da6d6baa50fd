import { ledgerKinds } from '@upline/domain';
import type { LedgerPage } from '../read/ledgerQuery.ts';

/** How many lines there are, and what they come to. */
export type CountedLines = Pick<LedgerPage, 'total' | 'sums'>;

/** So many lines are read unasked, about a megabyte; beyond, members say whether they want to wait. */
export const readUnasked = 2000;

/** Differs when the lines do. */
export function versionOf({ total, sums }: CountedLines): string {
  return [total, ...ledgerKinds.map((kind) => sums[kind])].join();
}
