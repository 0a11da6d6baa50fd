import { ledgerKinds } from '@upline/domain';
import type { LedgerPage } from '../read/ledgerQuery.ts';

export type CountedLines = Pick<LedgerPage, 'total' | 'sums'>;

/** Maximum number of lines loaded without consent, about 1 MB. */
export const readUnasked = 2000;

/** Changes with the lines. */
export function versionOf({ total, sums }: CountedLines): string {
  return [total, ...ledgerKinds.map((kind) => sums[kind])].join();
}
