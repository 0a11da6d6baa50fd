/** The wallet’s coins and its transactions. Spec §2. */
export const balancesMessages = {
  'balances.title': 'Wallet',
  'balances.coins': 'Balances',
  'balances.gas': 'Pays for gas. Wallets call it POL.',
  'balances.contract': 'Contract',
  'balances.transactions': 'Transactions',
  'balances.transactions.hint': 'Transfers of the stable coin. Transfers of MATIC are not listed.',
  'balances.transactions.empty': 'No transactions found.',
  'balances.transactions.loading': 'Loading transactions…',
  'balances.transactions.since': 'Transactions before {date} are not listed.',
  'balances.received': 'Received',
  'balances.sent': 'Sent',
  'balances.purchase': 'Level {level} bought',
  'balances.claim': 'Bonus of Level {level} claimed',
  'balances.from': 'From',
  'balances.to': 'To',
} as const;
