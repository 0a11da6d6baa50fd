import { type LedgerKind, ledgerPath, localDay, type Position } from '@upline/domain';

export interface LineName {
  kind: LedgerKind;
  position: Position;
  /** ISO 8601. */
  at: string;
  transaction: string;
}

/** URL of an expanded ledger line, filtered by its kind, level and day. */
export function linePath({ kind, position, at, transaction }: LineName): string {
  const day = localDay(new Date(at));
  return ledgerPath({ kinds: [kind], position, from: day, to: day, open: transaction });
}
