import { paths } from '@upline/domain';
import type { Screen } from '../../../states/screenStates.ts';

export const balanceStates: readonly Screen[] = [
  {
    title: 'Screens/Wallet/Balances',
    path: paths.balances,
    states: [
      { name: 'Loaded', section: 2, asks: 'native coin plus tokens; history, newest first' },
      { name: 'Claimed', section: 2, asks: 'what a pool paid out is in the history too' },
      { name: 'SecondPage', section: 9, asks: 'ten a page' },
      {
        name: 'ReadBackTo',
        section: 2,
        asks: 'a chain too long to be read whole says how far back it was read',
      },
      { name: 'Sent', section: 2, asks: 'what went to another wallet' },
      { name: 'NoTransactions', section: 8, asks: '“No transactions found.”; balances start at 0' },
      { name: 'NotConnected', section: 8, asks: '“No wallet connected.”' },
      { name: 'Connecting', section: 4, asks: 'wallet connection: connecting' },
      { name: 'Connected', section: 4, asks: 'the balances are there once the wallet is' },
      { name: 'Loading', section: 3, asks: 'loading, before the chain has answered' },
      { name: 'LoadFailed', section: 8, asks: 'error: “No transactions found.”, and that this may be wrong' },
      { name: 'Recovered', section: 8, asks: 'a retry that succeeds' },
    ],
  },
];
