/** Income kinds in display order, including lost income. Spec §2. */
export const incomeKinds = ['referral', 'level', 'lost', 'global'] as const;

export type IncomeKind = (typeof incomeKinds)[number];

/** Total of one kind, units of 10⁻⁶. */
export interface Income {
  amount: bigint;
  /** The part of the amount that is not final. */
  provisional: bigint;
}

export type IncomeFigures = Readonly<Record<IncomeKind, Income>>;
