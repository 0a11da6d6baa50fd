/** The wallet’s coins and its transactions. Spec §2. */
export const balancesMessages = {
  'balances.title': 'Wallet',
} as const;
