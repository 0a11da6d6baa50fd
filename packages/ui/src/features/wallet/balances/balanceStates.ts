import { paths } from '@upline/domain';
import type { Screen } from '../../../states/screenStates.ts';

/** The wallet’s coins and its transactions. */
export const balanceStates: readonly Screen[] = [
  {
    title: 'Screens/Wallet/Balances',
    path: paths.balances,
    states: [
      {
        name: 'Loaded',
        section: 2,
        asks: 'native coin plus tokens; history, newest first',
        evidence: [
          { role: 'heading', name: 'balances.title' },
          'balances.coins',
          'balances.gas',
          'balances.contract',
          'balances.transactions',
          'balances.transactions.hint',
          'balances.received',
          'balances.from',
          'balances.to',
          'balances.purchase',
        ],
      },
      {
        name: 'Claimed',
        section: 2,
        asks: 'what a pool paid out is in the history too',
        evidence: ['balances.claim'],
      },
      {
        name: 'SecondPage',
        section: 9,
        asks: 'ten a page',
        evidence: [
          { role: 'navigation', name: 'common.pages.label' },
          'common.pages.position',
          'balances.received',
        ],
      },
      {
        name: 'ReadBackTo',
        section: 2,
        asks: 'a chain too long to be read whole says how far back it was read',
        evidence: ['balances.transactions.since'],
      },
      {
        name: 'Sent',
        section: 2,
        asks: 'what went to another wallet',
        evidence: ['balances.sent'],
      },
      {
        name: 'NoTransactions',
        section: 8,
        asks: '“No transactions found.”; balances start at 0',
        evidence: ['balances.transactions.empty', { without: 'common.incomplete' }],
      },
      {
        name: 'NotConnected',
        section: 8,
        asks: '“No wallet connected.”',
        evidence: [
          'toast.noWallet',
          { role: 'button', name: 'wallet.connect' },
          { without: 'wallet.connecting' },
        ],
      },
      {
        name: 'Connecting',
        section: 4,
        asks: 'wallet connection: connecting',
        evidence: ['toast.noWallet', 'wallet.connecting'],
      },
      {
        name: 'Connected',
        section: 4,
        asks: 'the balances are there once the wallet is',
        evidence: ['balances.purchase', 'toast.walletConnected'],
      },
      {
        name: 'Loading',
        section: 3,
        asks: 'loading, before the chain has answered',
        evidence: ['balances.transactions.loading'],
      },
      {
        name: 'LoadFailed',
        section: 8,
        asks: 'error: “No transactions found.”, and that this may be wrong',
        evidence: ['balances.transactions.empty', 'common.incomplete', 'common.retry'],
      },
      {
        name: 'Recovered',
        section: 8,
        asks: 'a retry that succeeds',
        evidence: ['balances.purchase', 'balances.gas'],
        endsLike: 'Loaded',
      },
    ],
  },
];
