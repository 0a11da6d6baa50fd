import { type LedgerKind, ledgerKinds } from '@upline/domain';
import type { LedgerSums } from '../read/ledgerQuery.ts';

/** Groups of kinds by the direction of the money. Each group is a column of the ledger. */
export const ledgerGroups = ['received', 'lost', 'paidIn', 'claimed'] as const;

export type LedgerGroup = (typeof ledgerGroups)[number];

const groups: Readonly<Record<LedgerKind, LedgerGroup>> = {
  participation: 'paidIn',
  referral: 'received',
  level: 'received',
  global: 'received',
  lost: 'lost',
  claim: 'claimed',
};

export const groupOf = (kind: LedgerKind) => groups[kind];

/** The amount of a line among others of any kind: a payment in is negative. */
export const signedAmount = ({ kind, amount }: { kind: LedgerKind; amount: bigint }) =>
  groupOf(kind) === 'paidIn' ? -amount : amount;

export const kindsOf = (group: LedgerGroup) => ledgerKinds.filter((kind) => groups[kind] === group);

/** The total of a group; `isOpen` is true if the chain can still replace one of its lines. */
export interface GroupSum {
  /** Units of 10⁻⁶. */
  units: bigint;
  isOpen: boolean;
}

/**
 * The totals of the groups that a filter includes. Groups that the filter hides have no total;
 * showing 0 would be wrong.
 * @param sums Units of 10⁻⁶ by kind.
 * @param provisional The provisional part of each sum.
 * @param kinds Included kinds; empty means all.
 */
export function groupSums(
  sums: LedgerSums,
  provisional: LedgerSums,
  kinds: readonly LedgerKind[],
): Partial<Record<LedgerGroup, GroupSum>> {
  const told = ledgerGroups.flatMap((group) => {
    const own = kindsOf(group).filter((kind) => kinds.length === 0 || kinds.includes(kind));
    if (own.length === 0) return [];
    const add = (from: LedgerSums) => own.reduce((total, kind) => total + from[kind], 0n);
    return [[group, { units: add(sums), isOpen: add(provisional) > 0n }]];
  });
  return Object.fromEntries(told);
}
