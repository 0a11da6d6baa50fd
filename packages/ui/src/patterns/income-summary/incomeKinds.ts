/** What a member receives or misses, in the order in which it is shown. Spec §2. */
export const incomeKinds = ['referral', 'level', 'lost', 'global'] as const;

export type IncomeKind = (typeof incomeKinds)[number];

/** What has come in of each kind and the part of it that is not final yet, units of 10⁻⁶. */
export type IncomeFigures = Readonly<Record<IncomeKind, { amount: bigint; provisional: bigint }>>;
