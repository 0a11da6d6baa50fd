/** What a member receives or misses, in the order in which it is shown. Spec §2. */
export const incomeKinds = ['referral', 'level', 'lost', 'global'] as const;

export type IncomeKind = (typeof incomeKinds)[number];

/** What has come in of one kind, units of 10⁻⁶. */
export interface Income {
  amount: bigint;
  /** The part of the amount that is not final yet. */
  provisional: bigint;
}

/** What has come in of each kind. */
export type IncomeFigures = Readonly<Record<IncomeKind, Income>>;
